import { createHmac } from 'node:crypto';

import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';

import { accessTokenSeconds, createAccessTokens } from './accessTokens.ts';

const secret = Buffer.alloc(32, 'a');
const signingKey = createHmac('sha256', secret).update('access tokens').digest();
const site = 'https://porchlight.test';
const start = Date.parse('2026-06-15T16:00:00.000Z');
const person = { user_id: 'u1', email: 'jose@example.test', name: 'José 💡', verified: true, active: true };

function tokensAt(time: { now: number }) {
  return createAccessTokens(secret, { now: () => new Date(time.now) }, site);
}

/** The claims as a browser reads them. */
function claimsOf(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
}

test('a token carries the claims that clients read, and lasts fifteen minutes', async () => {
  const time = { now: start };
  const tokens = tokensAt(time);
  const token = await tokens.issue(person, 's1');
  expect(claimsOf(token)).toEqual({
    ...person,
    sid: 's1',
    iss: site,
    aud: `${site}/api/v1`,
    iat: start / 1000,
    exp: start / 1000 + accessTokenSeconds,
  });
  expect(await tokens.read(token)).toEqual({ userId: 'u1', sessionId: 's1', expires: start / 1000 + 900 });
  time.now = start + 899_000;
  expect(await tokens.read(token)).not.toBeNull();
  time.now = start + 900_000;
  expect(await tokens.read(token)).toBeNull();
});

describe('refuses', () => {
  const tokens = tokensAt({ now: start });
  const sign = (claims: Record<string, unknown>, key: Uint8Array = signingKey, alg = 'HS256') =>
    new SignJWT(claims)
      .setProtectedHeader({ alg })
      .setIssuer('iss' in claims ? String(claims['iss']) : site)
      .setAudience('aud' in claims ? String(claims['aud']) : `${site}/api/v1`)
      .setExpirationTime(start / 1000 + 60)
      .sign(key);
  const hostile: [string, () => Promise<string> | string][] = [
    ['nothing', () => ''],
    ['noise', () => 'a.b.c'],
    ['two parts', () => 'eyJhbGciOiJIUzI1NiJ9.e30'],
    ['letters beyond base64', () => 'é.é.é'],
    [
      'an unsigned token',
      () => new UnsecuredJWT({ user_id: 'u1', sid: 's1' }).setExpirationTime(start / 1000 + 60).encode(),
    ],
    ['another key', () => sign({ user_id: 'u1', sid: 's1' }, new TextEncoder().encode('b'.repeat(32)))],
    [
      'another algorithm',
      () => sign({ user_id: 'u1', sid: 's1' }, Buffer.concat([signingKey, signingKey]), 'HS512'),
    ],
    ['another server', () => sign({ user_id: 'u1', sid: 's1', iss: 'https://other.test' })],
    ['another API', () => sign({ user_id: 'u1', sid: 's1', aud: `${site}/api/v2` })],
    [
      'no server',
      () =>
        new SignJWT({ user_id: 'u1', sid: 's1' })
          .setProtectedHeader({ alg: 'HS256' })
          .setExpirationTime(start / 1000 + 60)
          .sign(signingKey),
    ],
    ['no session', () => sign({ user_id: 'u1' })],
    ['no user', () => sign({ sid: 's1' })],
    ['a user that is no text', () => sign({ user_id: { $ne: '' }, sid: 's1' })],
    [
      'no end',
      () =>
        new SignJWT({ user_id: 'u1', sid: 's1', iss: site, aud: `${site}/api/v1` })
          .setProtectedHeader({ alg: 'HS256' })
          .sign(signingKey),
    ],
  ];
  test.each(hostile)('%s', async (_name, make) => {
    expect(await tokens.read(await make())).toBeNull();
  });
  test('nothing else: the same claims from this server are accepted', async () => {
    expect(await tokens.read(await sign({ user_id: 'u1', sid: 's1' }))).not.toBeNull();
  });
  test('a changed claim', async () => {
    const [head, , signature] = (await tokens.issue(person, 's1')).split('.');
    const forged = Buffer.from(JSON.stringify({ user_id: 'u2', sid: 's1', exp: start / 1000 + 60 })).toString(
      'base64url',
    );
    expect(await tokens.read(`${head}.${forged}.${signature}`)).toBeNull();
  });
});
