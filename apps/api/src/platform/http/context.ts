import type { Context, Hono } from 'hono';
import type { Database } from '../db/index.ts';

/** The signed-in user of a request, read from the database, not from the token. */
export interface Viewer {
  id: string;
  email: string;
  name: string;
  verified: boolean;
  /** Whether the user is suspended: they may read their own data, and do little else. */
  suspended: boolean;
  /** The session (token family) of the token. */
  sessionId: string;
}

/** Values attached to a request before any route runs. */
export interface ApiEnv {
  Variables: {
    requestId: string;
    /** The client's IP address, as reported by trusted proxies; 'unknown' without a connection. */
    clientAddress: string;
    /** Looks up the user on first use; call `optionalUser` and its siblings instead. */
    identify: () => Promise<Viewer | null>;
    /** The database for public reads: a replica for visitors if there is one; see `followReplica`. */
    reader: Database;
  };
  Bindings: {
    /** IP address of the connection's other end, set by the Node server. */
    remoteAddress?: string;
    /**
     * Set when the server calls its own API to render a page: receives the response data unserialized. Such a
     * call isn't logged.
     */
    handOver?: (data: unknown) => void;
  };
}

export type ApiContext = Context<ApiEnv>;
export type ApiApp = Hono<ApiEnv>;
