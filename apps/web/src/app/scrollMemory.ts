import { tabStorage } from '../lib/storage.ts';

const keyOf = (entry: string) => `scrolled ${entry}` as const;

/** Scroll positions by history entry, for the life of the tab. Without storage Back starts at the top. */
export const scrollMemory = {
  save: (entry: string, top: number): void => void tabStorage.write(keyOf(entry), String(top)),
  find: (entry: string): number => Number(tabStorage.read(keyOf(entry))),
};
