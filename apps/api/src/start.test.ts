import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseLockedError } from './platform/db/index.ts';
import type { Logger } from './platform/ports/index.ts';
import { startServer, type RunningServer } from './start.ts';
import { testSettings } from './testing/testApi.ts';

const quiet: Logger = { info() {}, warn() {}, error() {} };
let dataDir: string;
let server: RunningServer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight-start-'));
  server = await startServer(testSettings({ dataDir, port: 0, drainSeconds: 1 }), quiet);
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('responds on its port, with the headers that a client needs', async () => {
  const response = await fetch(`${server.address}/api/v1/categories`);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect((await response.json()).data).toHaveLength(5);
});

it('refuses a second server on the same embedded database', async () => {
  await expect(startServer(testSettings({ dataDir, port: 0 }), quiet)).rejects.toThrow(DatabaseLockedError);
});

it('refuses a body over the limit before receiving all of it', async () => {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90000000\r\n\r\n{"a":`,
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

const tooMuch = new Uint8Array(4_000_000).fill(32);

it.each([
  ['in one piece', () => tooMuch],
  ['piece by piece', () => new Blob([tooMuch]).stream()],
])('delivers that response to a client that keeps sending, %s', async (_name, bodyOf) => {
  // A connection closed too early loses the response, but not every time.
  for (let time = 0; time < 5; time += 1) {
    const answer = await fetch(`${server.address}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: bodyOf(),
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'too_large' });
  }
});

/** The complete response to some bytes. */
async function exchange(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  await once(socket, 'close');
  return answer;
}

it.each([
  ['bytes that are no request', 'HELLO\r\n\r\n', 400],
  ['a host that is none', 'GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  [
    'an address without end',
    `GET /api/v1/listings?query=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    431,
  ],
])('responds to %s with an error of the contract', async (_name, bytes, status) => {
  const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  const id = /^x-request-id: (.+)$/im.exec(head)?.[1];
  const json = /\{.*\}/.exec(body)?.[0] ?? '';
  expect(JSON.parse(json)).toEqual({
    message: expect.any(String),
    code: expect.stringMatching(/^[a-z_]+$/),
    reason: expect.stringMatching(/^refusals\.request\.[a-z_]+$/),
    request_id: id,
  });
});

it('serves load balancers that use HTTP/1.0 without a host', async () => {
  expect(await exchange('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

it.each([
  ['/dev/null', /DATA_DIR '\/dev\/null' cannot be used: there is a file of that name/],
  ['/dev/null/below', /DATA_DIR '\/dev\/null\/below' cannot be used: part of it is a file/],
  ['/proc/porchlight', /DATA_DIR '\/proc\/porchlight' cannot be used: no folder can be made there/],
  ['/proc/porchlight/below', /DATA_DIR '\/proc\/porchlight\/below' cannot be used/],
])("reports at once that %s isn't writable", async (folder, words) => {
  await expect(startServer(testSettings({ dataDir: folder, port: 0 }), quiet)).rejects.toThrow(words);
});

it('leaves no files when checking whether a folder is writable', async () => {
  expect((await readdir(dataDir)).filter((name) => name.includes('probe'))).toEqual([]);
});

it.each([
  [
    'a port that is taken',
    () => ({ port: Number(new URL(server.address).port) }),
    /PORT \d+ on 127\.0\.0\.1 is in use/,
  ],
  [
    'an address of another machine',
    () => ({ host: '203.0.113.9' }),
    /HOST '203\.0\.113\.9' is not an address/,
  ],
])(
  "reports that it can't listen on %s",
  async (_name, settings, words) => {
    const folder = await mkdtemp(join(tmpdir(), 'porchlight-start-'));
    const started = startServer(testSettings({ dataDir: folder, port: 0, ...settings() }), quiet);
    await expect(started).rejects.toThrow(words);
    await rm(folder, { recursive: true, force: true });
  },
  60_000,
);

it('finishes requests in progress before it stops, and releases the database', async () => {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  const body = '{"email":"nobody@porchlight.test","password":"wrong"}';
  socket.write(
    `POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // '100 Continue' shows that the server has read the request's headers.
  const [goOn] = await once(socket, 'data');
  expect(String(goOn)).toContain('100 Continue');
  const stopping = server.stop();
  // A load balancer gets a 503, while requests are still served.
  expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
  const meanwhile = await fetch(`${server.address}/api/v1/categories`);
  expect(meanwhile.status).toBe(200);
  expect(meanwhile.headers.get('connection')).toBe('close');
  const answered = once(socket, 'data');
  socket.write(body);
  const [answer] = await answered;
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
  // The connection is closed right after the response.
  await once(socket, 'close');
  await stopping;
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
  const next = await startServer(testSettings({ dataDir, port: 0 }), quiet);
  await next.stop();
});
