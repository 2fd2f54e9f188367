import type { Database, Transaction } from './db/index.ts';
import { errorFields } from './logger.ts';
import type { Logger } from './ports/index.ts';

const channel = 'public_changes';

/** Actions of users that change other users' pages. */
export const publicChangeKinds = [
  'listing_published',
  'listing_edited',
  'listing_status_changed',
  'listings_expired',
  'listing_bumped',
  'listing_deleted',
  'photos_added',
  'photo_deleted',
  'person_verified',
  'person_renamed',
  'person_pictured',
  'decided',
  'suspensions_ended',
  'person_deleted',
] as const;
export type PublicChangeKind = (typeof publicChangeKinds)[number];

const announced = Symbol('announced');

/** A transaction whose end is announced. Data on public pages can be written only in one of these. */
export interface PublicTransaction extends Transaction {
  readonly [announced]: true;
}

/** Runs transactions; the database is one, too. */
export interface Transactions<Tx extends Transaction> {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export interface PublicChanges {
  /**
   * Transactions whose end calls the listeners: in this process before the caller continues, in others soon after.
   */
  of(kind: PublicChangeKind): Transactions<PublicTransaction>;
  /**
   * Calls `handler` after each change in any process, and when one may have been missed. If changes of other
   * processes can't be received, that is logged.
   */
  subscribe(handler: () => void): void;
  /** Waits for pending work before the database is closed. */
  settle(): Promise<void>;
}

export function createPublicChanges(db: Database, logger: Logger): PublicChanges {
  const handlers = new Set<() => void>();
  let listening: Promise<unknown> | undefined;
  const tell = (): void => {
    for (const handler of handlers) handler();
  };

  return {
    of: (kind) => ({
      async transaction(work) {
        const result = await db.transaction(async (tx) => {
          const done = await work({ ...tx, [announced]: true });
          // Sent with the commit, or not at all. No other process uses the embedded database.
          if (db.kind === 'server') await tx.query('SELECT pg_notify($1, $2)', [channel, kind]);
          return done;
        });
        tell();
        return result;
      },
    }),
    subscribe(handler) {
      handlers.add(handler);
      if (db.kind === 'embedded') return;
      listening ??= db.listen(channel, tell).catch((error: unknown) => {
        logger.warn('public_changes_not_heard', errorFields(error));
      });
    },
    async settle() {
      await listening;
    },
  };
}
