import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';

import { readJson } from './body.ts';
import type { ApiEnv } from './context.ts';

/** The body as the server reads it. */
async function read(body: string): Promise<unknown> {
  const app = new Hono<ApiEnv>().post('/', async (c) => c.json(await readJson(c)));
  const headers = { 'content-type': 'application/json' };
  return (await app.request('/', { method: 'POST', headers, body })).json();
}

test.each([
  [String.raw`{"a":"x\u0000y"}`, { a: 'xy' }],
  [String.raw`{"a":"\u0000\u0000"}`, { a: '' }],
  [String.raw`{"newPassword":"x\u0000y"}`, { newPassword: 'x\0y' }],
  [String.raw`{"a":{"b":["\u0000x"]}}`, { a: { b: ['x'] } }],
  // An escaped backslash, followed by characters that look like an escaped NUL.
  [String.raw`{"a":"\\u0000"}`, { a: String.raw`\u0000` }],
  [String.raw`{"a":"\\\u0000"}`, { a: '\\' }],
  [String.raw`{"a":"\\\\u0000"}`, { a: String.raw`\\u0000` }],
  [String.raw`{"a":"\u0001\u00000"}`, { a: '\u00010' }],
])('%s is read without NUL', async (body, expected) => {
  expect(await read(body)).toEqual(expected);
});

test('many numbers are parsed in one go, not one by one', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  await read(`{"a":[${'0,'.repeat(400)}0]}`);
  expect(parse.mock.calls.map(([, reviver]) => typeof reviver)).not.toContain('function');
  parse.mockRestore();
});
