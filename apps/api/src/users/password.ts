import { hash, parseOptions, verify } from '@node-rs/argon2';

import { createSemaphore } from '../semaphore.ts';

/** How hard a password is to guess from its hash. */
export interface PasswordCost {
  /** Memory of one hash in KiB. */
  memoryCost: number;
  /** Passes over that memory. */
  timeCost: number;
}

/** Argon2id as OWASP asks for it (19 MiB, 2 passes, 1 lane). */
export const strongPasswords: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one behind `stored`. With no stored hash (an unknown account) the same work
   * is done and the answer is false, so that timing does not tell who has an account.
   */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** True when `stored` was made with other costs than today's and should be made anew at the next sign-in. */
  isOutdated(stored: string): boolean;
}

/** Two at a time: a hash takes a thread of the pool that files and images need as well. */
const hashesAtOnce = 2;

/** Argon2id on the thread pool, never on the event loop. */
export function createPasswords(cost: PasswordCost = strongPasswords): Passwords {
  const semaphore = createSemaphore(hashesAtOnce);
  // Argon2id is the library's default algorithm; its enum cannot be imported into isolated modules.
  const options = { ...cost, parallelism: 1 };
  let decoy: Promise<string> | undefined;

  const make = (password: string): Promise<string> => semaphore.run(() => hash(password, options));

  return {
    hash: make,
    async verify(stored, password) {
      decoy ??= make('nobody signs in with this');
      const against = stored ?? (await decoy);
      const matches = await semaphore.run(() => verify(against, password));
      return stored !== null && matches;
    },
    isOutdated(stored) {
      const made = parseOptions(stored);
      return made.memoryCost !== cost.memoryCost || made.timeCost !== cost.timeCost;
    },
  };
}
