import { texts } from '@porchlight/domain';
import type { ApiContext, Viewer } from './context.ts';
import { HttpError, unauthorized } from './errors.ts';

/** Tells who a bearer token belongs to; null when it is forged, run out or revoked. Deactivated people have none. */
export type Authenticate = (token: string) => Promise<Viewer | null>;

/**
 * The person asking, or null for a visitor. A bad or expired token means a visitor: a stale token must never
 * keep anyone from reading what is public.
 */
export async function optionalUser(c: ApiContext): Promise<Viewer | null> {
  return (await c.get('identify')()) ?? null;
}

/** What suspended people do beside reading: marking what they read, and looking after or leaving their account. */
const openToSuspended = /\/(?:messages\/[^/]+\/read|auth\/(?:sessions(?:\/[^/]+)?|account|export|password))$/;

/**
 * The person asking.
 *
 * @throws HttpError 401 for a visitor, 403 for who is suspended and wants to do something
 */
export async function requireUser(c: ApiContext): Promise<Viewer> {
  const viewer = await optionalUser(c);
  if (viewer === null) throw unauthorized();
  const isReading = ['GET', 'HEAD'].includes(c.req.method);
  if (viewer.suspended && !isReading && !openToSuspended.test(c.req.path))
    throw new HttpError(403, 'suspended', texts.moderation.suspended);
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
