import { setTimeout as pauseFor } from 'node:timers/promises';
import pg from 'pg';
import { keepListening } from './listener.ts';
import { sqlState, type Database, type Queryable, type Transaction } from './types.ts';

/** Counts are bigint in PostgreSQL; none here comes near the limit of a double. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const defaultTimeoutMs = 20_000;
/**
 * The share of the timeout that the server may spend on a statement: without a response a while later, the
 * connection is dead.
 */
const statementShare = 0.75;
/** The longest delay of a timer; 0 would mean the default. */
const longestTimerMs = 2 ** 31 - 1;

/** A deadlock or a serialization failure: the transaction can simply be retried. */
const isRolledBack = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '');

/** How often a rolled-back transaction is retried, and the base pause before that in milliseconds. */
const retriesMax = 4;
const retryPauseMs = 20;

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isRolledBack(error) || retry > retriesMax) throw error;
      // Random, so that the same transactions don't collide again.
      await pauseFor(Math.random() * retryPauseMs * 2 ** retry);
    }
  }
}

/** A connection that timed out: it may never notice that the other end is gone. */
const isQueryTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

interface ServerOptions {
  max?: number;
  /**
   * URL of the same database without a pooler, for when `url` leads to one that assigns connections per
   * transaction: listening needs a connection of its own. Settings for statements must then be set in the
   * pooler; see docs/running.md.
   */
  directUrl?: string | null;
  onError?: (error: Error) => void;
  /**
   * Milliseconds after which an unresponsive connection is dropped; the server cancels a statement earlier.
   * Default 20,000.
   */
  timeoutMs?: number;
}

/**
 * Connects to a PostgreSQL server with a pool.
 * @param url a `postgres://` URL
 * @throws when it doesn't respond or refuses the connection, with the reason as `cause`
 */
export async function openServer(url: string, options: ServerOptions = {}): Promise<Database> {
  const db = lazyServer(url, options);
  try {
    await db.query('SELECT 1');
  } catch (error) {
    await db.close();
    const why = error instanceof Error && error.message !== '' ? error.message : 'it does not respond';
    throw new Error(`The PostgreSQL server cannot be used: ${why}.`, { cause: error });
  }
  return db;
}

/** Like `openServer`, without checking that the server responds. */
export function lazyServer(url: string, options: ServerOptions = {}): Database {
  const { max = 10, timeoutMs = defaultTimeoutMs, directUrl = null } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    query_timeout: timeoutMs,
    // Poolers refuse options for a single connection.
    ...(directUrl === null ? { options: startOptions(timeoutMs) } : {}),
  });
  pool.on('error', (error) => options.onError?.(error));
  return serverDatabase(pool, (channel, handler) =>
    keepListening(directUrl ?? url, channel, handler, { timeoutMs, onError: options.onError }),
  );
}

/**
 * A generic plan is 12 to 40 times slower for the search statements, and JIT compilation never pays at this
 * size.
 */
const needed = { plan_cache_mode: 'force_custom_plan', jit: 'off', timezone: 'UTC' };

const startOptions = (timeoutMs: number): string =>
  Object.entries({ ...needed, statement_timeout: String(timeoutMs * statementShare) })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** Settings that the pooler would have to set and didn't, by PostgreSQL's names; see docs/running.md. */
export async function missingSettings(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE lower(name) = ANY($1)',
    [[...Object.keys(needed), 'statement_timeout']],
  );
  const expected: Readonly<Record<string, string>> = needed;
  return rows
    .filter(({ name, setting }) => {
      const right = expected[name.toLowerCase()];
      return right === undefined ? setting === '0' : setting !== right;
    })
    .map(({ name }) => name);
}

function serverDatabase(pool: pg.Pool, listen: Database['listen']): Database {
  const listeners = new Set<() => Promise<void>>();
  return {
    kind: 'server',
    query: (sql, params) => withRetries(() => queryable(pool).query(sql, params)),
    transaction: (work) => withRetries(() => transact(pool, work)),
    withTimeLimit: (ms, work) =>
      transact(pool, async (tx) => {
        await tx.query("SELECT set_config('statement_timeout', $1, true)", [String(ms)]);
        return work(tx);
      }),
    async listen(channel, handler) {
      const stop = await listen(channel, handler);
      listeners.add(stop);
      return () => {
        listeners.delete(stop);
        return stop();
      };
    },
    async notify(channel, payload) {
      await pool.query('SELECT pg_notify($1, $2)', [channel, payload]);
    },
    pool: () => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await Promise.all([...listeners].map((stop) => stop()));
      await pool.end();
    },
  };
}

async function transact<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  // The pool handles sessions that end while idle; without this listener, one that ends in use would end the
  // process.
  const lose = (): void => {
    broken = true;
  };
  client.on('error', lose);
  try {
    await client.query('BEGIN');
    const result = await work({
      ...queryable(client),
      script: async (sql) => {
        const query: QueryWithTimeout = { text: sql, query_timeout: longestTimerMs };
        await client.query(query);
      },
    });
    await client.query('COMMIT');
    return result;
  } catch (error) {
    broken = isQueryTimeout(error) || !(await rolledBack(client)) || broken;
    throw error;
  } finally {
    client.off('error', lose);
    client.release(broken);
  }
}

/** An option missing in the driver's types. */
interface QueryWithTimeout extends pg.QueryConfig {
  query_timeout: number;
}

const rolledBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query('ROLLBACK').then(
    () => true,
    () => false,
  );

function queryable(target: pg.Pool | pg.PoolClient): Queryable {
  return {
    async query<T extends object>(sql: string, params: readonly unknown[] = []) {
      const result = await target.query<T & pg.QueryResultRow>(sql, [...params]);
      return result.rows;
    },
  };
}
