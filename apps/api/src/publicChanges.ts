import type { Database, Transaction } from './db/index.ts';
import { errorFields } from './logger.ts';
import type { Logger } from './ports/index.ts';

const channel = 'public_changes';

/** What people do that other people's pages show. */
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

const told = Symbol('told');

/** A transaction whose end is told: only in one of these can be written what public pages show. */
export interface PublicTransaction extends Transaction {
  readonly [told]: true;
}

/** Runs transactions; the database is one, too. */
export interface Transactions<Tx extends Transaction> {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Changes of what public pages show, and who hears of them. */
export interface PublicChanges {
  /** Transactions whose end calls the listeners: in this process before the caller goes on, in others soon after. */
  of(kind: PublicChangeKind): Transactions<PublicTransaction>;
  /**
   * Calls back after each change, in whatever process, and whenever one may have been missed. Where those of others
   * cannot be heard, a line of the log says so.
   */
  subscribe(handler: () => void): void;
  /** Waits for what closing the database would come upon half-way. */
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
          const done = await work({ ...tx, [told]: true });
          // Sent with the commit, or not at all. No one else uses the embedded database.
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
