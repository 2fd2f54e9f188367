import { decodeToken, deviceOf, limits, type User } from '@porchlight/domain';

import { isModerator } from './desk.ts';
import type { Model, SignIn } from './model.ts';

const base64url = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A readable access token that expires in 2030, with its session in place of a signature. */
function tokenFor(user: User, session: string): string {
  const { id, email, name, verified, active } = user;
  const claims = {
    user_id: id,
    email,
    name,
    verified,
    active,
    exp: 1_893_456_000,
    ...(isModerator(user) && { admin: true }),
  };
  return [base64url('{"alg":"none"}'), base64url(JSON.stringify(claims)), session].join('.');
}

/** The device of stories. */
const device = 'Firefox on Linux';

/** Opens a session and returns its tokens. */
export function openSession(
  world: Model,
  user: User,
  request?: Request,
  session = world.nextId('session'),
): { token: string; refresh_token: string } {
  const at = new Date().toISOString();
  const known = world.sessions.get(session) ?? {
    userId: user.id,
    device: request === undefined ? device : deviceOf(request.headers.get('user-agent') ?? undefined),
    created_at: at,
  };
  world.sessions.set(session, { ...known, last_used_at: at });
  const token = world.nextId('refresh');
  world.refreshTokens.set(token, { session, userId: user.id });
  return { token: tokenFor(user, session), refresh_token: token };
}

/** Ends matching sessions and their refresh tokens. */
export function endSessions(world: Model, isMeant: (signIn: SignIn) => boolean): void {
  for (const [token, signIn] of world.refreshTokens) {
    if (!isMeant(signIn)) continue;
    world.refreshTokens.delete(token);
    world.ended.add(signIn.session);
  }
  for (const [session, { userId }] of world.sessions) {
    if (!isMeant({ session, userId })) continue;
    world.sessions.delete(session);
    world.ended.add(session);
  }
  for (const [userId, { session }] of world.exports)
    if (session !== undefined && isMeant({ session, userId })) world.exports.delete(userId);
}

/** Ends the other sessions of a user, and their export. */
export function endOtherSessions(world: Model, user: User, request: Request): void {
  const own = senderOf(world, request)?.session;
  endSessions(world, ({ session, userId }) => userId === user.id && session !== own);
  world.exports.delete(user.id);
}

/** How long a refresh token works after its first use, in ms. */
const grace = limits.refreshGraceMs;

/** New tokens for a refresh token. A used one works for a grace period; later it ends the session. */
export function renewSession(world: Model, token: unknown): ReturnType<typeof openSession> | undefined {
  const known = typeof token === 'string' ? world.refreshTokens.get(token) : undefined;
  const user = world.users.find(({ id }) => id === known?.userId);
  if (known === undefined || user === undefined) return undefined;
  if (known.usedAt !== undefined && Date.now() - known.usedAt > grace) {
    endSessions(world, ({ session }) => session === known.session);
    return undefined;
  }
  known.usedAt ??= Date.now();
  return openSession(world, user, undefined, known.session);
}

/**
 * The user and session of a request; `undefined` for a visitor. An unknown session is valid as well: a reload
 * resets the model, and the user must stay signed in.
 */
export function senderOf(world: Model, request: Request): { user: User; session: string } | undefined {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const session = token.split('.')[2] ?? '';
  const user = world.users.find(({ id }) => id === decodeToken(token)?.user_id);
  return user?.active !== true || world.ended.has(session) ? undefined : { user, session };
}
