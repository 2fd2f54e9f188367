import { describe, expect, it } from 'vitest';
import { decodeToken, isTokenExpired } from './session.ts';

const claims = {
  user_id: 'u1',
  email: 'ana@porchlight.test',
  name: 'Ana',
  verified: true,
  active: true,
  exp: 2_000_000_000,
};

function tokenOf(payload: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `e30.${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.sig`;
}

describe('decodeToken', () => {
  it('reads the claims', () => {
    expect(decodeToken(tokenOf({ ...claims, iss: 'x' }))).toEqual(claims);
    expect(decodeToken(tokenOf({ ...claims, iat: 1 }))).toEqual({ ...claims, iat: 1 });
    expect(decodeToken(tokenOf({ ...claims, admin: true }))).toEqual({ ...claims, admin: true });
    expect(decodeToken(tokenOf({ ...claims, admin: 'true' }))).toEqual(claims);
    expect(decodeToken(tokenOf({ ...claims, suspended: true }))).toEqual({ ...claims, suspended: true });
    expect(decodeToken(tokenOf({ ...claims, suspended: 1 }))).toEqual(claims);
  });

  it.each(['José', '李雷', 'Zoë 💡', 'ÿ?>~'])('reads the name %s', (name) => {
    expect(decodeToken(tokenOf({ ...claims, name }))?.name).toBe(name);
  });

  it.each([
    [{ ...claims, user_id: 7 }, { user_id: '7' }],
    [{ ...claims, verified: 'true' }, { verified: false }],
    [{ ...claims, active: false }, { active: false }],
    [{ ...claims, active: undefined }, { active: true }],
    [{ ...claims, exp: 'soon' }, { exp: 0 }],
    [{ ...claims, exp: null }, { exp: 0 }],
  ])('%j has %j', (payload, expected) => {
    expect(decodeToken(tokenOf(payload))).toMatchObject(expected);
  });

  it.each([
    ['no user_id', tokenOf({ ...claims, user_id: undefined })],
    ['an empty user_id', tokenOf({ ...claims, user_id: '' })],
    ['no email', tokenOf({ ...claims, email: null })],
    ['a blank name', tokenOf({ ...claims, name: ' ' })],
    ['an object for a name', tokenOf({ ...claims, name: {} })],
    ['a list', tokenOf([])],
    ['null inside', tokenOf(null)],
    ['two parts', 'a.b'],
    ['four parts', 'a.b.c.d'],
    ['no base64', 'a.*.c'],
    ['no JSON', 'a.YWJj.c'],
    ['bytes that are no UTF-8', 'a._w.c'],
    ['nothing', ''],
    ['null', null],
    ['undefined', undefined],
  ])('refuses %s', (_what, token) => {
    expect(decodeToken(token)).toBeUndefined();
  });
});

describe('isTokenExpired', () => {
  const exp = 1_000;
  it.each([
    [exp * 1000 - 30_001, undefined, false],
    [exp * 1000 - 30_000, undefined, true],
    [exp * 1000 - 1, 0, false],
    [exp * 1000, 0, true],
    [exp * 1000 + 1, 0, true],
  ])('at %d ms with skew %s: %s', (now, skew, expected) => {
    expect(isTokenExpired({ exp }, now, skew)).toBe(expected);
    expect(isTokenExpired(tokenOf({ ...claims, exp }), now, skew)).toBe(expected);
  });

  it.each([null, undefined, '', 'a.b.c'])('counts %j as expired', (token) => {
    expect(isTokenExpired(token, 0)).toBe(true);
  });
});
