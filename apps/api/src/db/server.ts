import pg from 'pg';
import { keepListening } from './listener.ts';
import type { Database, Queryable } from './types.ts';

/** Counts are bigint in PostgreSQL; none here comes near the numbers a double cannot hold. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Connects to a PostgreSQL server with a pool.
 * @param url a `postgres://` URL
 * @param options `max` connections, default 10; `onError` hears of connections lost while idle
 */
export async function openServer(
  url: string,
  options: { max?: number; onError?: (error: Error) => void } = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 10_000,
    // A generic plan is 12 to 40 times slower for the search statements, and compiling never pays at this size.
    options: '-c plan_cache_mode=force_custom_plan -c jit=off -c timezone=UTC -c statement_timeout=15000',
  });
  pool.on('error', (error) => options.onError?.(error));
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return serverDatabase(pool, url, options.onError);
}

function serverDatabase(pool: pg.Pool, url: string, onError: ((error: Error) => void) | undefined): Database {
  const listeners = new Set<() => Promise<void>>();
  return {
    kind: 'server',
    ...queryable(pool),
    async transaction(work) {
      const client = await pool.connect();
      let broken = false;
      try {
        await client.query('BEGIN');
        const result = await work({
          ...queryable(client),
          script: async (sql) => void (await client.query(sql)),
        });
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {
          broken = true;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    async listen(channel, handler) {
      const stop = await keepListening(url, channel, handler, onError);
      listeners.add(stop);
      return () => {
        listeners.delete(stop);
        return stop();
      };
    },
    async notify(channel, payload) {
      await pool.query('SELECT pg_notify($1, $2)', [channel, payload]);
    },
    async close() {
      await Promise.all([...listeners].map((stop) => stop()));
      await pool.end();
    },
  };
}

function queryable(target: pg.Pool | pg.PoolClient): Queryable {
  return {
    async query<T extends object>(sql: string, params: readonly unknown[] = []) {
      const result = await target.query<T & pg.QueryResultRow>(sql, [...params]);
      return result.rows;
    },
  };
}
