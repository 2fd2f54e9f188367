import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { createApi, type Api } from './app.ts';
import { quickPasswords } from './auth/password.ts';
import { createBackground } from './background.ts';
import { ensureCategories } from './categories/index.ts';
import {
  embeddedSnapshot,
  migrate,
  openEmbedded,
  openServer,
  readMigrations,
  type Database,
} from './db/index.ts';
import type { Clock, Deps, Ids, Logger, MailMessage, Settings } from './deps.ts';
import { createMemoryFiles } from './files/index.ts';
import { bundledPlaces } from './geo/index.ts';
import { uuidV7 } from './ids.ts';
import { readSettings } from './settings.ts';

/** The moment at which test servers stand still. */
export const TEST_NOW = '2026-06-15T16:00:00.000Z';

/** A clock that moves only when told to. */
export interface TestClock extends Clock {
  /** Moves on by so many milliseconds. */
  advance(ms: number): void;
  set(iso: string): void;
}

/** A ready server on an empty, migrated database with the category tree. */
export interface TestApi {
  api: Api;
  deps: Deps;
  db: Database;
  clock: TestClock;
  /** Every mail sent so far; wait for `deps.background.idle()` before looking. */
  mails: MailMessage[];
  /** Sends a request; `json` becomes the body, `token` the bearer token. */
  request(method: string, path: string, options?: TestRequest): Promise<Response>;
  /** Closes the database and removes it. */
  close(): Promise<void>;
}

export interface TestRequest {
  json?: unknown;
  token?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  /** Address the request seems to come from. */
  address?: string;
}

export function testClock(iso: string = TEST_NOW): TestClock {
  let time = Date.parse(iso);
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms;
    },
    set(next) {
      time = Date.parse(next);
    },
  };
}

/** Ids that are the same in every run: the clock's time and a counter. */
export function testIds(clock: Clock): Ids {
  let counter = 0;
  return {
    next() {
      counter += 1;
      const tail = Buffer.alloc(8);
      tail.writeUInt32BE(counter, 4);
      return uuidV7(clock.now().getTime(), counter & 0xfff, tail);
    },
  };
}

/** Settings of a test server: the defaults, and `overrides`. */
export function testSettings(overrides: Partial<Settings> = {}): Settings {
  return { ...readSettings({}), seed: 'none', ...overrides };
}

export type DatabaseKind = Database['kind'];

/**
 * Makes a ready server.
 * @param options `database`: which kind, default embedded; `settings`: what differs from the defaults
 */
export async function testApi(
  options: { database?: DatabaseKind; settings?: Partial<Settings>; deps?: Partial<Deps> } = {},
): Promise<TestApi> {
  const { db, remove } = await testDatabase(options.database ?? 'embedded');
  const clock = testClock();
  const mails: MailMessage[] = [];
  const logger: Logger = { info() {}, warn() {}, error() {} };
  const deps: Deps = {
    db,
    clock,
    ids: testIds(clock),
    files: createMemoryFiles(clock),
    mail: {
      async send(message) {
        mails.push(message);
      },
    },
    geocoder: await bundledPlaces(),
    logger,
    background: createBackground(logger, []),
    passwordCost: quickPasswords,
    settings: testSettings(options.settings),
    secret: Buffer.alloc(32, 7),
    ...options.deps,
  };
  await ensureCategories(db);
  const api = createApi(deps);
  return {
    api,
    deps,
    db,
    clock,
    mails,
    request: (method, path, request = {}) =>
      api.fetch(buildRequest(method, path, request), environmentOf(request)),
    async close() {
      await api.close();
      await remove();
    },
  };
}

let snapshotOnce: Promise<Blob> | undefined;

/** An empty, migrated embedded database, made once for all test files until a migration changes. */
function snapshot(): Promise<Blob> {
  snapshotOnce ??= readOrMakeSnapshot();
  return snapshotOnce;
}

async function readOrMakeSnapshot(): Promise<Blob> {
  const folder = new URL('../../../node_modules/.cache/porchlight-tests/', import.meta.url);
  const hash = createHash('sha256').update(JSON.stringify(await readMigrations()));
  const file = new URL(`database-${hash.digest('hex').slice(0, 16)}.tar`, folder);
  const known = await readFile(file).catch(() => null);
  if (known !== null) return new Blob([new Uint8Array(known)]);
  const made = await embeddedSnapshot(migrate);
  await mkdir(folder, { recursive: true });
  const isOld = (name: string): boolean => name.endsWith('.tar');
  for (const old of (await readdir(folder)).filter(isOld)) await rm(new URL(old, folder), { force: true });
  // Whole under a name of its own first: another test process may be reading.
  const draft = new URL(`${process.pid}.part`, folder);
  await writeFile(draft, new Uint8Array(await made.arrayBuffer()));
  await rename(draft, file);
  return made;
}

/** An empty, migrated database, and how to remove it once it is closed. */
export async function testDatabase(
  kind: DatabaseKind,
): Promise<{ db: Database; remove: () => Promise<void> }> {
  if (kind === 'embedded') {
    const db = await openEmbedded(null, await snapshot());
    await migrate(db);
    return { db, remove: async () => {} };
  }
  const { url, remove } = await emptyServerDatabase();
  const db = await openServer(url, { max: 4 });
  await migrate(db);
  return { db, remove };
}

/** A new, empty database on the PostgreSQL server of the tests, and how to remove it once it is closed. */
export async function emptyServerDatabase(): Promise<{ url: string; remove: () => Promise<void> }> {
  const server = testServerUrl ?? missingServer();
  const name = `porchlight_test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`;
  await administer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/**
 * Runs a group of tests on the embedded database and, where one answers, on a PostgreSQL server: each with its own
 * fresh server, made before the group and removed after it.
 */
export function describeOnDatabases(
  title: string,
  tests: (test: () => TestApi) => void,
  options: { settings?: Partial<Settings> } = {},
): void {
  for (const database of testDatabases) {
    describe(`${title} (${database})`, () => {
      let opened: TestApi | undefined;
      beforeAll(async () => {
        opened = await testApi({ database, ...options });
      }, 60_000);
      afterAll(async () => {
        await opened?.close();
      }, 30_000);
      tests(() => {
        if (opened === undefined) throw new Error('The test server is not ready yet.');
        return opened;
      });
    });
  }
}

async function findServer(): Promise<string | null> {
  const named = process.env['TEST_DATABASE_URL'];
  const url = named ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch (error) {
    if (named !== undefined)
      throw new Error('TEST_DATABASE_URL names a server that does not answer.', { cause: error });
    process.stderr.write(
      'No PostgreSQL server answers on 127.0.0.1:5432: these tests run on the embedded database only.\n',
    );
    return null;
  }
}

const testServerUrl = await findServer();

/** The kinds of database that can be tested here. */
export const testDatabases: readonly DatabaseKind[] =
  testServerUrl === null ? ['embedded'] : ['embedded', 'server'];

function missingServer(): never {
  throw new Error('No PostgreSQL server answers; set TEST_DATABASE_URL.');
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function buildRequest(method: string, path: string, request: TestRequest): Request {
  const headers = new Headers(request.headers);
  if (request.token !== undefined) headers.set('authorization', `Bearer ${request.token}`);
  if (request.json !== undefined) headers.set('content-type', 'application/json');
  const body = request.json === undefined ? request.body : JSON.stringify(request.json);
  return new Request(new URL(path, 'http://porchlight.test'), {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
}

function environmentOf(request: TestRequest): { remoteAddress?: string } {
  return request.address === undefined ? {} : { remoteAddress: request.address };
}
