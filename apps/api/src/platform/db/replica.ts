import { setTimeout as pauseFor } from 'node:timers/promises';
import { isLostConnection, QUERY_CANCELED, sqlState, type Database, type Queryable } from './types.ts';

/** Channel on which server processes announce writes. */
const channel = 'writes';

/** Public reads from a replica that follows the primary database. */
export interface Replica {
  /**
   * Reads from the replica while it has every announced write, else from the primary, and from the other one
   * when the first doesn't respond. The primary does everything but reads.
   */
  readonly reader: Database;
  /**
   * Announces a write: until the replica has caught up, every server process reads from the primary. Await it
   * before responding, so that the next request sees the write.
   */
  wrote(): Promise<void>;
  /** The same for a write in another process, which the other processes already know about. */
  heardOfWrite(): void;
  pool?: Database['pool'];
  /** Closes the replica; the primary stays open. */
  close(): Promise<void>;
}

export interface ReplicaOptions {
  /** Called when the replica's state changes for longer, not each time it catches up. */
  onChange?: (state: 'in_use' | 'lost' | 'behind', error?: unknown) => void;
  /** How far the replica may lag behind, in milliseconds. Default 5,000. */
  lagMaxMs?: number;
  /** How often the replica is checked while there are no writes. Default 1,000 milliseconds. */
  intervalMs?: number;
  /** How long the replica may take to report its position. Default 1,000 milliseconds. */
  answerMs?: number;
}

/** Pause between checks of a replica that is catching up, in milliseconds. */
const catchingUpMs = 20;

class Lost extends Error {}

/**
 * @param primary is read from until the replica has shown that it is up to date
 * @param replica is closed with the result, and need not be reachable yet
 */
export async function followReplica(
  primary: Database,
  replica: Database,
  { onChange, lagMaxMs = 5_000, intervalMs = 1_000, answerMs = 1_000 }: ReplicaOptions = {},
): Promise<Replica> {
  let isCurrent = false;
  let writes = 0;
  let reported: 'in_use' | 'lost' | 'behind' | undefined;
  /** Whether it has shown that it is a copy of this database, and not of another. */
  let isTrusted = false;
  const stopping = new AbortController();
  let wake = (): void => {};
  /** Rejects the pending queries of a lost replica, so that callers don't wait for it. */
  const asked = new Set<(error: Lost) => void>();

  const tell = (state: 'in_use' | 'lost' | 'behind', error?: unknown): void => {
    if (state === reported) return;
    reported = state;
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
        // A promoted replica would report its own position.
        'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS reached',
        [position],
      ),
    );
    return row?.reached === true;
  }

  async function lookOnce(): Promise<void> {
    const known = writes;
    // While the primary is unreachable there are no writes: keep the replica's state.
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
        await pauseFor(reported === 'behind' ? intervalMs : catchingUpMs, undefined, { ref: false });
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
        // The wait for the next check must not keep the process alive.
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
      // A canceled slow search would be as slow elsewhere; an error from the primary is final.
      if (sqlState(error) === QUERY_CANCELED) throw error;
      if (first === replica) {
        // An error about the statement, or a conflict with replay, doesn't mean that the replica is lost.
        if (isGone(error)) lose(error);
        return work(primary);
      }
      // With the primary unreachable nothing has newer data, so even a lost or lagging replica is tried.
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
      // The write is done; other processes that miss this notice it later.
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

/** Whether an error means that the database is unreachable, rather than being its response. */
function isGone(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== null) return /^(08|53|57)/.test(state);
  return error instanceof Error && ('code' in error || isLostConnection(error));
}
