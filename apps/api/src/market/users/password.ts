import { hash, parseOptions, verify } from '@node-rs/argon2';

import { createTurns, type Requester } from '../../platform/turns.ts';

export interface PasswordCost {
  /** Memory of one hash in KiB. */
  memoryCost: number;
  /** Passes over that memory. */
  timeCost: number;
}

/** Argon2id with OWASP's parameters (19 MiB, 2 passes, 1 lane). */
export const strongPasswords: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

export interface Passwords {
  /** @param requester who the turn counts for; default: the server itself */
  hash(password: string, requester?: Requester): Promise<string>;
  /**
   * Whether the password matches `stored`. Without a stored hash (an unknown account) it does the same work and
   * returns false, so that timing doesn't reveal whether an account exists.
   */
  verify(stored: string | null, password: string, requester?: Requester): Promise<boolean>;
  /** Whether `stored` has outdated costs and should be replaced at the next sign-in. */
  isOutdated(stored: string): boolean;
}

/** Two at a time: a hash uses a thread of the pool that files and images need as well. Addresses take turns. */
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
