/** Runs SQL: the database, or one transaction of it. */
export interface Queryable {
  /**
   * Runs one statement with `$1…` parameters and returns its rows: counts as numbers, timestamps as Date,
   * uuid and numeric as text, json parsed. Pass JSON as text with a `::jsonb` cast, arrays as arrays.
   */
  query<T extends object = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<T[]>;
}

export interface Transaction extends Queryable {
  /** Runs several statements without parameters, for migrations. */
  script(sql: string): Promise<void>;
}

/** Connections of a pool, and requests waiting for one. */
export interface PoolState {
  idle: number;
  busy: number;
  waiting: number;
}

/** PostgreSQL, embedded or external: the same dialect and the same migrations. */
export interface Database extends Queryable {
  readonly kind: 'embedded' | 'server';
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. Keep it short
   * and free of side effects: after a deadlock it is run again.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs read-only `work` whose statements are each canceled after `ms` milliseconds, with SQLSTATE 57014.
   * The embedded database can't cancel a statement.
   */
  withTimeLimit<T>(ms: number, work: (db: Queryable) => Promise<T>): Promise<T>;
  /**
   * Calls `handler` with the payload of each notification on a channel; resolves with a function that stops
   * it. An empty payload means that the connection was lost and is back: notifications may have been missed.
   */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;
  notify(channel: string, payload: string): Promise<void>;
  pool?: () => PoolState;
  close(): Promise<void>;
}

/** PostgreSQL's error code (SQLSTATE), such as '23505' for a unique violation; `null` for any other error. */
export function sqlState(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}

/** SQLSTATE of a unique violation. */
export const UNIQUE_VIOLATION = '23505';

/** SQLSTATE of a reference to a missing row. */
export const FOREIGN_KEY_VIOLATION = '23503';

/** SQLSTATE of a canceled statement. */
export const QUERY_CANCELED = '57014';

/** Whether an error is the driver's message for a connection that broke, failed or timed out. */
export const isLostConnection = (error: Error): boolean =>
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|PGlite is closed|Client has encountered a connection error|Cannot use a pool after calling end)/.test(
    error.message,
  );
