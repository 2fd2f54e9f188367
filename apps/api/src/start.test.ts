import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseLockedError } from './db/index.ts';
import type { Logger } from './deps.ts';
import { startServer, type RunningServer } from './start.ts';
import { testSettings } from './testing.ts';

const quiet: Logger = { info() {}, warn() {}, error() {} };
let dataDir: string;
let server: RunningServer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight-start-'));
  server = await startServer(testSettings({ dataDir, port: 0 }), quiet);
}, 60_000);
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('answers on its port, with the header fields a client needs', async () => {
  const response = await fetch(`${server.address}/api/v1/categories`);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect((await response.json()).data).toHaveLength(5);
});

it('lets no second server into the same embedded database', async () => {
  await expect(startServer(testSettings({ dataDir, port: 0 }), quiet)).rejects.toThrow(DatabaseLockedError);
});

it('refuses a body over the limit before it has come whole', async () => {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90000000\r\n\r\n{"a":`,
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

it('finishes what is under way before it stops, and frees the database', async () => {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  const body = '{"email":"nobody@porchlight.test","password":"wrong"}';
  socket.write(
    `POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // The server has read the head of the request once it asks for the rest.
  const [goOn] = await once(socket, 'data');
  expect(String(goOn)).toContain('100 Continue');
  const stopping = server.stop();
  const answered = once(socket, 'data');
  socket.write(body);
  const [answer] = await answered;
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
  socket.end();
  await stopping;
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
  const next = await startServer(testSettings({ dataDir, port: 0 }), quiet);
  await next.stop();
}, 60_000);
