import type { ApiContext, Viewer } from './context.ts';
import { unauthorized } from './errors.ts';

/** Tells who a bearer token belongs to; null when it is forged, run out or revoked. Deactivated people have none. */
export type Authenticate = (token: string) => Promise<Viewer | null>;

/**
 * The person asking, or null for a visitor. A bad or expired token means a visitor: a stale token must never
 * keep anyone from reading what is public.
 */
export async function optionalUser(c: ApiContext): Promise<Viewer | null> {
  return (await c.get('identify')()) ?? null;
}

/** The person asking. @throws HttpError 401 for a visitor */
export async function requireUser(c: ApiContext): Promise<Viewer> {
  const viewer = await optionalUser(c);
  if (viewer === null) throw unauthorized();
  return viewer;
}

/** Reads the bearer token of a request once, however often it is asked for. */
export function identifier(
  authorization: string | undefined,
  authenticate: Authenticate,
): () => Promise<Viewer | null> {
  let answer: Promise<Viewer | null> | undefined;
  return () => {
    const token = /^Bearer +([\w.~+/=-]{1,4096})$/i.exec(authorization ?? '')?.[1];
    answer ??= token === undefined ? Promise.resolve(null) : authenticate(token);
    return answer;
  };
}
