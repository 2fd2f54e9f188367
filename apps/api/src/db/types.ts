/** Something that answers SQL: the database, or one transaction of it. */
export interface Queryable {
  /**
   * Runs one statement with `$1…` parameters and answers its rows. Counts come back as numbers, timestamps as
   * Date, uuid and numeric as text, json parsed. Pass JSON as text with a `::jsonb` cast, arrays as arrays.
   */
  query<T extends object = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<T[]>;
}

/** One transaction. */
export interface Transaction extends Queryable {
  /** Runs several statements without parameters, for migrations. */
  script(sql: string): Promise<void>;
}

/** Connections of a pool, and who waits for one. */
export interface PoolState {
  idle: number;
  busy: number;
  waiting: number;
}

/** PostgreSQL, embedded or a server of its own: the same dialect and the same migrations. */
export interface Database extends Queryable {
  readonly kind: 'embedded' | 'server';
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. Keep it short, and leave
   * nothing outside of the transaction changed: after a deadlock it is run again.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs reading `work` whose statements are given up after so many milliseconds each, with SQLSTATE 57014. The embedded
   * database cannot stop a statement.
   */
  withTimeLimit<T>(ms: number, work: (db: Queryable) => Promise<T>): Promise<T>;
  /**
   * Calls `handler` with the payload of each notification on a channel; answers how to stop. An empty payload means
   * that the connection was lost and is back: something may have been missed.
   */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;
  notify(channel: string, payload: string): Promise<void>;
  /** How its connections stand; the embedded database has none. */
  pool?: () => PoolState;
  close(): Promise<void>;
}

/** PostgreSQL's error code (SQLSTATE), such as '23505' for a broken unique rule; null for any other error. */
export function sqlState(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}

/** SQLSTATE of a broken unique rule. */
export const UNIQUE_VIOLATION = '23505';

/** SQLSTATE of a row that names another which is not there, or no longer. */
export const FOREIGN_KEY_VIOLATION = '23503';

/** SQLSTATE of a statement that took longer than it may. */
export const QUERY_CANCELED = '57014';

/** Whether an error is the driver's word for a connection that broke, never came or gave no answer in time. */
export const isLostConnection = (error: Error): boolean =>
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|PGlite is closed|Client has encountered a connection error|Cannot use a pool after calling end)/.test(
    error.message,
  );
