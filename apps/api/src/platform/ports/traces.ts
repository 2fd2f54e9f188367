import type { Database } from '../db/index.ts';

/** Traces of requests through the server; off unless a setting enables them. */
export interface Traces {
  /**
   * Runs one request within a span; its database statements become part of it.
   * @param answer resolves to the span's attributes: the route's pattern, never the path
   */
  request(method: string, answer: () => Promise<{ route: string; status: number }>): Promise<void>;
  /** The same database with spans for its statements, without parameter values. */
  database(db: Database, name: string): Database;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}
