import type { Database } from '../db/index.ts';

/** Traces for who follows requests through the server; there are none unless a setting asks for them. */
export interface Traces {
  /**
   * Answers one request within a span of its own; what it asks the database becomes part of it.
   * @param answer resolves to what the span is told by: the pattern of an address, never the address
   */
  request(method: string, answer: () => Promise<{ route: string; status: number }>): Promise<void>;
  /** The same database, whose statements have spans. Statements hold no values, and values are not told. */
  database(db: Database, name: string): Database;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}
