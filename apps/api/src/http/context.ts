import type { Context, Hono } from 'hono';
import type { Database } from '../db/index.ts';

/** The signed-in person behind a request, read from the database, not from the token. */
export interface Viewer {
  id: string;
  email: string;
  name: string;
  verified: boolean;
  /** Whether moderators suspended them: they may read what is theirs, and hardly do anything. */
  suspended: boolean;
  /** The sign-in (token family) that the token came from. */
  sessionId: string;
}

/** What the server attaches to a request before any route sees it. */
export interface ApiEnv {
  Variables: {
    requestId: string;
    /** Address of the caller, behind trusted proxies the one they report; 'unknown' without a connection. */
    clientAddress: string;
    /** Who asks, looked up when first wanted; use `optionalUser` and its siblings. */
    identify: () => Promise<Viewer | null>;
    /** Where to read what is open to all: for a visitor this may be a replica; see `followReplica`. */
    reader: Database;
  };
  Bindings: {
    /** Address of the other end of the connection, set by the Node server. */
    remoteAddress?: string;
    /**
     * The server asks itself while it renders a page: what it answers with is handed over here instead of being made
     * into text, and is not worth a log line of its own.
     */
    handOver?: (data: unknown) => void;
  };
}

export type ApiContext = Context<ApiEnv>;
export type ApiApp = Hono<ApiEnv>;
