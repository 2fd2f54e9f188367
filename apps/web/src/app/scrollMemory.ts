import { tabStorage } from '../lib/storage.ts';

const keyOf = (entry: string) => `scrolled ${entry}` as const;

/** Where each entry of the history was scrolled to, for the life of the tab. Back starts at the top without storage. */
export const scrollMemory = {
  save: (entry: string, top: number): void => void tabStorage.write(keyOf(entry), String(top)),
  find: (entry: string): number => Number(tabStorage.read(keyOf(entry))),
};
