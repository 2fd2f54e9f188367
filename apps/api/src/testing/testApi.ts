import { v7 } from 'uuid';
import { afterAll, beforeAll, describe } from 'vitest';
import { createApi, type Api } from '../app.ts';
import { quickPasswords } from './passwords.ts';
import { ensureCategories } from '../market/categories/index.ts';
import { ensureSynonyms } from '../market/search/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Deps } from '../deps.ts';
import { createWorker } from '../market/jobs/index.ts';
import { createJobs } from '../platform/jobs/index.ts';
import type { Clock, Ids, Logger, MailMessage } from '../platform/ports/index.ts';
import type { Settings } from '../platform/settings.ts';
import { createPublicChanges } from '../platform/publicChanges.ts';
import { createMemoryFiles } from './memoryFiles.ts';
import { bundledPlaces } from '../market/geo/index.ts';
import { readSettings } from '../platform/settings.ts';
import { createTrustedClock } from '../platform/trustedClock.ts';
import { type DatabaseKind, reachableDatabases, testDatabase, testDatabases } from './database.ts';
import { buildRequest, type TestRequest } from './request.ts';

/** The initial time of test servers, whose clock doesn't run. */
export const TEST_NOW = '2026-06-15T16:00:00.000Z';

/** A clock that moves only on demand. */
export interface TestClock extends Clock {
  /** Elapsed milliseconds, for the trusted clock. */
  uptime: () => number;
  /** Lets `ms` milliseconds pass. */
  advance(ms: number): void;
  /** Lets time pass until then, or sets the clock back. */
  set(iso: string): void;
  /** Sets the clock forward or back by `ms` milliseconds, without time passing. */
  jump(ms: number): void;
}

/** A ready server on an empty, migrated database with the category tree. */
export interface TestApi {
  api: Api;
  deps: Deps;
  db: Database;
  /** The database's URL for another process; null for the embedded one, which allows a single process. */
  databaseUrl: string | null;
  clock: TestClock;
  /** Every email sent so far; call `runJobs` before reading it. */
  mails: MailMessage[];
  /** Runs due jobs, such as emails: they don't run by themselves here. */
  runJobs(): Promise<void>;
  /** Sends a request; `json` becomes the body, `token` the bearer token. */
  request(method: string, path: string, options?: TestRequest): Promise<Response>;
  close(): Promise<void>;
}

export function testClock(iso: string = TEST_NOW): TestClock {
  let time = Date.parse(iso);
  let uptime = 0;
  const advance = (ms: number): void => {
    time += ms;
    uptime += ms;
  };
  return {
    now: () => new Date(time),
    uptime: () => uptime,
    advance,
    set: (next) => advance(Date.parse(next) - time),
    jump(ms) {
      time += ms;
    },
  };
}

/** Ids that are the same in every run: the clock's time and a counter. */
export function testIds(clock: Clock): Ids {
  let counter = 0;
  return {
    next() {
      counter += 1;
      return v7({ msecs: clock.now().getTime(), seq: counter, random: new Uint8Array(16) });
    },
  };
}

/** Settings of a test server: the defaults with `overrides`. */
export function testSettings(overrides: Partial<Settings> = {}): Settings {
  return { ...readSettings({}), seed: 'none', ...overrides };
}

/**
 * Creates a ready server.
 * @param options `database`: which kind, default embedded; `settings`: overrides of the defaults
 */
export async function testApi(
  options: { database?: DatabaseKind; settings?: Partial<Settings>; deps?: Partial<Deps> } = {},
): Promise<TestApi> {
  const { db, url, remove } = await testDatabase(options.database ?? 'embedded');
  const clock = testClock();
  const mails: MailMessage[] = [];
  const logger: Logger = { info() {}, warn() {}, error() {} };
  const ids = testIds(clock);
  const deps: Deps = {
    db,
    changes: createPublicChanges(db, logger),
    clock,
    trustedClock: createTrustedClock({ clock, lastSeen: null, logger, uptime: clock.uptime }),
    ids,
    files: createMemoryFiles(clock),
    mail: {
      async send(message) {
        mails.push(message);
      },
    },
    geocoder: await bundledPlaces(),
    logger,
    jobs: createJobs({ clock, ids }),
    passwordCost: quickPasswords,
    settings: testSettings(options.settings),
    secret: Buffer.alloc(32, 7),
    ...options.deps,
  };
  await ensureCategories(db);
  await ensureSynonyms(db);
  const api = createApi(deps);
  const worker = createWorker(deps);
  return {
    api,
    deps,
    db,
    databaseUrl: url,
    clock,
    mails,
    runJobs: () => worker.runDue(),
    request: (method, path, request = {}) =>
      api.fetch(buildRequest(method, path, request), environmentOf(request)),
    async close() {
      await worker.stop(0);
      await api.close();
      await remove();
    },
  };
}

interface Options {
  settings?: Partial<Settings>;
}
type Tests = (test: () => TestApi) => void;

/** Runs a group of tests on each of `testDatabases`, each with its own new server. */
export const describeOnDatabases = (title: string, tests: Tests, options: Options = {}): void =>
  describeOn(testDatabases, title, tests, options);

/** The same on every available database, even outside of CI: for tests of differences between databases. */
export const describeOnEveryDatabase = (title: string, tests: Tests, options: Options = {}): void =>
  describeOn(reachableDatabases, title, tests, options);

function describeOn(databases: readonly DatabaseKind[], title: string, tests: Tests, options: Options): void {
  for (const database of databases) {
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

function environmentOf(request: TestRequest): { remoteAddress?: string } {
  return request.address === undefined ? {} : { remoteAddress: request.address };
}
