const keyOf = (entry: string): string => `scrolled ${entry}`;

/** Where each entry of the history was scrolled to, for the life of the tab. */
export const scrollMemory = {
  save(entry: string, top: number): void {
    try {
      sessionStorage.setItem(keyOf(entry), String(top));
    } catch {
      // Storage is blocked or full: Back starts at the top then.
    }
  },
  find(entry: string): number {
    try {
      return Number(sessionStorage.getItem(keyOf(entry)));
    } catch {
      return 0;
    }
  },
};
