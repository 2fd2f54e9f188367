import type { Context, Hono } from 'hono';

/** The signed-in person behind a request, read from the database, not from the token. */
export interface Viewer {
  id: string;
  email: string;
  name: string;
  verified: boolean;
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
  };
  Bindings: {
    /** Address of the other end of the connection, set by the Node server. */
    remoteAddress?: string;
    /** The server asks itself while it renders a page: not worth a log line of its own. */
    internal?: boolean;
  };
}

export type ApiContext = Context<ApiEnv>;
export type ApiApp = Hono<ApiEnv>;
