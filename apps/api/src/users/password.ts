import { hash, parseOptions, verify } from '@node-rs/argon2';

import { createTurns, type Requester } from '../turns.ts';

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
  /** @param requester whose turn it takes; default: the server itself */
  hash(password: string, requester?: Requester): Promise<string>;
  /**
   * Whether the password is the one behind `stored`. With no stored hash (an unknown account) the same work
   * is done and the answer is false, so that timing does not tell who has an account.
   */
  verify(stored: string | null, password: string, requester?: Requester): Promise<boolean>;
  /** True when `stored` was made with other costs than today's and should be made again at the next sign-in. */
  isOutdated(stored: string): boolean;
}

/** Two at a time: a hash takes a thread of the pool that files and images need as well. Addresses take turns. */
const turns = createTurns({ atOnce: 2 });
const server: Requester = { key: 'server' };

/** Argon2id on the thread pool, never on the event loop. */
export function createPasswords(cost: PasswordCost = strongPasswords): Passwords {
  // Argon2id is the library's default algorithm; its enum cannot be imported into isolated modules.
  const options = { ...cost, parallelism: 1 };
  let decoy: Promise<string> | undefined;

  const make = (password: string, requester = server): Promise<string> =>
    turns.run(requester, () => hash(password, options));

  return {
    hash: make,
    async verify(stored, password, requester = server) {
      decoy ??= make('nobody signs in with this');
      const against = stored ?? (await decoy);
      const matches = await turns.run(requester, () => verify(against, password));
      return stored !== null && matches;
    },
    isOutdated(stored) {
      const made = parseOptions(stored);
      return made.memoryCost !== cost.memoryCost || made.timeCost !== cost.timeCost;
    },
  };
}
