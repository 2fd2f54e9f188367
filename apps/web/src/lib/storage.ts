import { tryOrUndefined } from './tryOrUndefined.ts';

/** Text by name. Never throws: a browser may refuse to store anything, or even to be asked. */
export interface SafeStorage {
  read: (name: string) => string | null;
  /** @returns whether it is kept. */
  write: (name: string, value: string) => boolean;
  remove: (name: string) => void;
  /** The names that begin with `prefix`. */
  names: (prefix: string) => string[];
}

const safeStorage = (pick: () => Storage): SafeStorage => ({
  read: (name) => tryOrUndefined(() => pick().getItem(name)) ?? null,
  write: (name, value) => tryOrUndefined(() => (pick().setItem(name, value), true)) ?? false,
  remove: (name) => tryOrUndefined(() => pick().removeItem(name)),
  names: (prefix) =>
    tryOrUndefined(() => Object.keys(pick()).filter((name) => name.startsWith(prefix))) ?? [],
});

/** Lasts with the tab, over reloads. */
export const tabStorage = safeStorage(() => sessionStorage);

/** Lasts on this device, for every tab. */
export const deviceStorage = safeStorage(() => localStorage);
