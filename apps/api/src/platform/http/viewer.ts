import { isOpenToSuspended, texts } from '@porchlight/domain';
import type { ApiContext, Viewer } from './context.ts';
import { HttpError, unauthorized } from './errors.ts';

/**
 * Finds the user of a bearer token; `null` when it is forged, expired or revoked, or the user is deactivated.
 */
export type Authenticate = (token: string) => Promise<Viewer | null>;

/**
 * The user of a request, or null for a visitor. A bad or expired token means a visitor: a stale token must
 * not prevent public reads.
 */
export async function optionalUser(c: ApiContext): Promise<Viewer | null> {
  return (await c.get('identify')()) ?? null;
}

/**
 * The user of a request.
 *
 * @throws HttpError 401 for a visitor, 403 for a suspended user's write
 */
export async function requireUser(c: ApiContext): Promise<Viewer> {
  const viewer = await optionalUser(c);
  if (viewer === null) throw unauthorized();
  if (viewer.suspended && !isOpenToSuspended(c.req.method, c.req.path))
    throw new HttpError(403, 'suspended', texts.moderation.suspended);
  return viewer;
}

/** Reads the bearer token of a request once, however often it is called. */
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
