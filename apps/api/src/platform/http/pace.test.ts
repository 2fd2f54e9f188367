import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { readFormFiles, readJson } from './body.ts';
import type { ApiEnv } from './context.ts';
import { HttpError } from './errors.ts';
import { slowest } from './pace.ts';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] }),
);
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
afterEach(() => void vi.useRealTimers());

const app = new Hono<ApiEnv>();
app.post('/json', async (c) => c.json(await readJson(c)));
app.post('/form', async (c) => c.json((await readFormFiles(c, 'images')).length));
app.onError((error, c) =>
  error instanceof HttpError ? c.json(error.headers, error.status as 408) : c.text('', 500),
);

/** The beginning of a body: for a form, up to its first file. */
const beginnings = {
  json: '',
  form: '--X\r\ncontent-disposition: form-data; name="images"; filename="a"\r\n\r\n',
};
const types = { json: 'application/json', form: 'multipart/form-data; boundary=X' };

/** Sends the beginning of a body, then a piece in each window, then nothing. */
async function send(call: keyof typeof types, pieces: readonly string[]): Promise<Response | undefined> {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  const init = { method: 'POST', headers: { 'content-type': types[call] }, body, duplex: 'half' };
  let response: Response | undefined;
  const sent = Promise.resolve(app.request(`/${call}`, init)).then((given) => (response = given));
  const begun = beginnings[call] + (pieces[0] ?? '').slice(beginnings[call].length);
  for (const piece of [begun, ...pieces.slice(1)]) {
    controller?.enqueue(new TextEncoder().encode(piece));
    await settle();
    await vi.advanceTimersByTimeAsync(slowest.windowMs);
    await settle();
  }
  if (response === undefined && pieces.at(-1)?.endsWith('}') === true) {
    controller?.close();
    await sent;
  }
  return response;
}

const enough = ' '.repeat(slowest.bytes);

describe.each(['json', 'form'] as const)('a body of %s', (call) => {
  test.each([
    ['nothing', ['']],
    ['its beginning', ['{']],
    ['a byte less than the least', [enough.slice(1)]],
    ['enough at first, then a trickle', [enough, enough, ' ']],
  ])('with %s ends with 408 on a closed connection', async (_name, pieces) => {
    const response = await send(call, pieces);
    expect(response?.status).toBe(408);
    expect(await response?.json()).toEqual({ connection: 'close' });
  });

  test('with the minimum in each window is accepted', async () => {
    expect(await send(call, [enough, enough, enough])).toBeUndefined();
  });
});

test('a body that arrives in time is read', async () => {
  const response = await send('json', [`{"a":${enough}`, `${enough}1}`]);
  expect(await response?.json()).toEqual({ a: 1 });
});
