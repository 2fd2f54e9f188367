import { setTimeout as pauseFor } from 'node:timers/promises';
import { isLostConnection, QUERY_CANCELED, sqlState, type Database, type Queryable } from './types.ts';

/** Copies of the server tell each other on it that someone wrote. */
const channel = 'writes';

/** Public reads from a copy of the database that follows the first one. */
export interface Replica {
  /**
   * Reads from the replica while it has all that was written as far as anyone told, else from the primary; from the
   * other one where the first does not answer. Everything but reading is done by the primary.
   */
  readonly reader: Database;
  /**
   * Someone wrote: until the replica has caught up, every copy of the server reads from the primary. To be awaited
   * before the answer goes out, so that whoever asks next sees what they wrote.
   */
  wrote(): Promise<void>;
  /** The same for a write in another process, which other processes know of already. */
  heardOfWrite(): void;
  /** How the replica's own connections stand. */
  pool?: Database['pool'];
  /** Closes the replica; the primary stays open. */
  close(): Promise<void>;
}

export interface ReplicaOptions {
  /** Hears whether the replica is read from; it is told of changes that last, not of each catching up. */
  onChange?: (state: 'in_use' | 'lost' | 'behind', error?: unknown) => void;
  /** How far the replica may be behind, in milliseconds. Default 5,000. */
  lagMaxMs?: number;
  /** How often it is looked at while no one writes. Default 1,000 milliseconds. */
  intervalMs?: number;
  /** How long it may take to say how far it is. Default 1,000 milliseconds. */
  answerMs?: number;
}

/** Between two looks at a replica that is catching up, in milliseconds. */
const catchingUpMs = 20;

class Lost extends Error {}

/**
 * @param primary stays in charge: it is read from until the replica has shown that it is up to date
 * @param replica is closed with the result, and need not answer yet
 */
export async function followReplica(
  primary: Database,
  replica: Database,
  { onChange, lagMaxMs = 5_000, intervalMs = 1_000, answerMs = 1_000 }: ReplicaOptions = {},
): Promise<Replica> {
  let isCurrent = false;
  let writes = 0;
  let told: 'in_use' | 'lost' | 'behind' | undefined;
  /** It has shown that it is a copy of this database, and not of another. */
  let isTrusted = false;
  const stopping = new AbortController();
  /** Ends waits for the next look. */
  let wake = (): void => {};
  /** End what the replica was asked, when it is lost: no one waits for it. */
  const asked = new Set<(error: Lost) => void>();

  const tell = (state: 'in_use' | 'lost' | 'behind', error?: unknown): void => {
    if (state === told) return;
    told = state;
    onChange?.(state, error);
  };

  function lose(error: unknown): void {
    isCurrent = false;
    for (const giveUp of asked) giveUp(new Lost('The replica does not answer.', { cause: error }));
    asked.clear();
    if (!stopping.signal.aborted) tell('lost', error);
  }

  const unlessLost = <T>(work: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      asked.add(reject);
      void work.then(resolve, reject).finally(() => asked.delete(reject));
    });

  const soon = <T>(work: Promise<T>): Promise<T> =>
    Promise.race([
      work,
      pauseFor(answerMs, undefined, { ref: false }).then(() => {
        throw new Lost('The replica takes too long.');
      }),
    ]);

  async function hasReplayed(position: string): Promise<boolean> {
    const [row] = await soon(
      replica.query<{ reached: boolean | null }>(
        // One that is no longer a replica would answer for itself.
        'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS reached',
        [position],
      ),
    );
    return row?.reached === true;
  }

  async function lookOnce(): Promise<void> {
    const known = writes;
    // Without the primary nothing is written: the replica stays as it is.
    const [now] = await primary
      .query<{ position: string }>('SELECT pg_current_wal_lsn()::text AS position')
      .catch(() => []);
    if (now === undefined) return;
    const started = performance.now();
    try {
      while (!(await hasReplayed(now.position))) {
        if (stopping.signal.aborted) return;
        if (performance.now() - started > lagMaxMs) {
          isCurrent = false;
          tell('behind');
        }
        await pauseFor(told === 'behind' ? intervalMs : catchingUpMs, undefined, { ref: false });
      }
    } catch (error) {
      lose(error);
      return;
    }
    if (known !== writes) return;
    isCurrent = true;
    isTrusted = true;
    tell('in_use');
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const known = writes;
      await lookOnce();
      if (known !== writes) continue;
      await new Promise<void>((resolve) => {
        // A process that has nothing else to do does not stay for the next look.
        const timer = setTimeout(resolve, intervalMs).unref();
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  function mark(): void {
    writes += 1;
    isCurrent = false;
    wake();
  }

  async function read<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const [first, second] = isCurrent ? [replica, primary] : [primary, replica];
    try {
      return await (first === replica ? unlessLost(work(replica)) : work(primary));
    } catch (error) {
      // A search that takes too long takes as long elsewhere; a primary that refuses what was asked is right.
      if (sqlState(error) === QUERY_CANCELED) throw error;
      if (first === replica) {
        // What it gives up because it is just being changed, or is refused, is no loss.
        if (isGone(error)) lose(error);
        return work(primary);
      }
      // With the primary gone no one has anything newer: one that was lost or behind for a moment answers all the same.
      if (!isGone(error) || !isTrusted) throw error;
      return work(second).catch(() => {
        throw error;
      });
    }
  }

  const stopListening = await primary.listen(channel, mark);
  const watching = watch();
  return {
    reader: {
      ...primary,
      query: <T extends object>(sql: string, params?: readonly unknown[]) =>
        read((db) => db.query<T>(sql, params)),
      withTimeLimit: <T>(ms: number, work: (db: Queryable) => Promise<T>) =>
        read((db) => db.withTimeLimit(ms, work)),
    },
    heardOfWrite: mark,
    async wrote() {
      mark();
      // Done already: what others hear of it later they read later.
      await primary.notify(channel, '').catch(() => {});
    },
    ...(replica.pool === undefined ? {} : { pool: replica.pool }),
    async close() {
      stopping.abort();
      wake();
      await stopListening();
      await watching;
      await replica.close();
    },
  };
}

/** Whether an error says that there is no database, and not what a database said. */
function isGone(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== null) return /^(08|53|57)/.test(state);
  return error instanceof Error && ('code' in error || isLostConnection(error));
}
