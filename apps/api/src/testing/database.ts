import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { ensureSynonyms, synonyms } from '../market/search/index.ts';
import { embeddedDatabase, embeddedOptions } from '../platform/db/embedded.ts';
import { migrate, openServer, readMigrations, type Database } from '../platform/db/index.ts';

export type DatabaseKind = Database['kind'];

let snapshotOnce: Promise<Blob> | undefined;

/** An empty, migrated embedded database, made once for all test files until a migration changes. */
export function snapshot(): Promise<Blob> {
  snapshotOnce ??= readOrMakeSnapshot();
  return snapshotOnce;
}

async function readOrMakeSnapshot(): Promise<Blob> {
  const folder = new URL('../../../../node_modules/.cache/porchlight-tests/', import.meta.url);
  const hash = createHash('sha256').update(JSON.stringify([await readMigrations(), synonyms]));
  const file = new URL(`database-${hash.digest('hex').slice(0, 16)}.tar`, folder);
  const known = await readFile(file).catch(() => null);
  if (known !== null) return new Blob([new Uint8Array(known)]);
  const made = await makeSnapshot();
  await mkdir(folder, { recursive: true });
  const isOld = (name: string): boolean => name.endsWith('.tar');
  for (const old of (await readdir(folder)).filter(isOld)) await rm(new URL(old, folder), { force: true });
  // Written under another name first, because another test process may be reading.
  const draft = new URL(`${process.pid}.part`, folder);
  await writeFile(draft, new Uint8Array(await made.arrayBuffer()));
  await rename(draft, file);
  return made;
}

/** Opening a snapshot takes a fifth of the time of the migrations. */
async function makeSnapshot(): Promise<Blob> {
  const pglite = await PGlite.create(embeddedOptions);
  const db = await embeddedDatabase(pglite);
  await migrate(db);
  await ensureSynonyms(db);
  const made = await pglite.dumpDataDir('none');
  await pglite.close();
  return made;
}

/** An empty, migrated database with its URL, and a function that removes it once it is closed. */
export async function testDatabase(
  kind: DatabaseKind,
): Promise<{ db: Database; url: string | null; remove: () => Promise<void> }> {
  if (kind === 'embedded') {
    const pglite = await PGlite.create({ ...embeddedOptions, loadDataDir: await snapshot() });
    const db = await embeddedDatabase(pglite);
    await migrate(db);
    return { db, url: null, remove: async () => {} };
  }
  const { url, remove } = await emptyServerDatabase();
  const db = await openServer(url, { max: 4 });
  await migrate(db);
  return { db, url, remove };
}

/** A new, empty database on the PostgreSQL server for tests, and a function that removes it once it is closed. */
export async function emptyServerDatabase(): Promise<{ url: string; remove: () => Promise<void> }> {
  const server = testServerUrl ?? missingServer();
  const name = `porchlight_test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`;
  await administer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
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
      throw new Error('The server in TEST_DATABASE_URL does not respond.', { cause: error });
    process.stderr.write(
      'No PostgreSQL server answers on 127.0.0.1:5432: only the embedded database is used.\n',
    );
    return null;
  }
}

const testServerUrl = await findServer();

/** The available kinds of databases. */
export const reachableDatabases: readonly DatabaseKind[] =
  testServerUrl === null ? ['embedded'] : ['embedded', 'server'];

/** The kinds that tests run on: all in CI, elsewhere only the server if there is one. */
export const testDatabases: readonly DatabaseKind[] =
  process.env['TEST_SCOPE'] === 'all' ? reachableDatabases : reachableDatabases.slice(-1);

function missingServer(): never {
  throw new Error('No PostgreSQL server was found; set TEST_DATABASE_URL.');
}

/** Runs a statement on a database server, on a new connection. */
export async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
