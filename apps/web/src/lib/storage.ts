import type { KeptName } from '@porchlight/domain';

import { tryOrUndefined } from './tryOrUndefined.ts';

/** Text by name. Never throws: a browser may refuse to store anything, or even to be asked. */
export interface SafeStorage<Name extends string> {
  read: (name: Name) => string | null;
  /** @returns whether it is kept. */
  write: (name: Name, value: string) => boolean;
  remove: (name: string) => void;
  /** The names that begin with `prefix`. */
  names: (prefix: string) => string[];
}

const safeStorage = <Name extends string>(pick: () => Storage): SafeStorage<Name> => ({
  read: (name) => tryOrUndefined(() => pick().getItem(name)) ?? null,
  write: (name, value) => tryOrUndefined(() => (pick().setItem(name, value), true)) ?? false,
  remove: (name) => tryOrUndefined(() => pick().removeItem(name)),
  names: (prefix) =>
    tryOrUndefined(() => Object.keys(pick()).filter((name) => name.startsWith(prefix))) ?? [],
});

/** Lasts with the tab, over reloads. */
export const tabStorage = safeStorage<KeptName<'session'>>(() => sessionStorage);

/** Lasts on this device, for every tab. */
export const deviceStorage = safeStorage<KeptName<'local'>>(() => localStorage);
