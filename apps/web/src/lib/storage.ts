import type { KeptName } from '@porchlight/domain';

import { tryOrUndefined } from './tryOrUndefined.ts';

/** Strings by name. Never throws: a browser may block writing, and even access. */
export interface SafeStorage<Name extends string> {
  read: (name: Name) => string | null;
  /** @returns whether it was stored */
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

/** Lives as long as the tab, across reloads. */
export const tabStorage = safeStorage<KeptName<'session'>>(() => sessionStorage);

/** Lives on this device, shared by all tabs. */
export const deviceStorage = safeStorage<KeptName<'local'>>(() => localStorage);
