const storageKey = 'scroll-positions';
const kept = 50;

function read(): [string, number][] {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return parsed.filter(
      (entry): entry is [string, number] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
    );
  } catch {
    return [];
  }
}

/** Where each entry of the history was scrolled to, for the life of the tab. */
export const scrollMemory = {
  save(entry: string, top: number): void {
    const others = read().filter(([name]) => name !== entry);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...others, [entry, top]].slice(-kept)));
    } catch {
      // Storage is blocked: Back starts at the top then.
    }
  },
  find(entry: string): number {
    return read().find(([name]) => name === entry)?.[1] ?? 0;
  },
};
