// Measures messages for a user with 1,000 conversations, one of them 1,000 messages long, against budgets: the calls
// on both databases, and waiting times in a browser with all of it loaded. Run: pnpm bench --messages
//
// Method: bench/messages/world.ts fills a database, the real server responds over HTTP in another process; 100 calls
// of each kind one after the other after 10 to warm up, 8 rounds of each action in the browser, 40 typed characters.
// The browser's times run from an input until its result has been painted.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openEmbedded, openServer, type Database } from '../apps/api/src/platform/db/index.ts';
import { emptyServerDatabase, testDatabases } from '../apps/api/src/testing/database.ts';
import { startProcess } from '../apps/api/src/testing/process.ts';
import { machine } from './figures.ts';
import { measurePage } from './messages/page.ts';
import { measureCalls, type Measured } from './messages/calls.ts';
import { makeWorld, type World } from './messages/world.ts';

function print(title: string, rows: readonly Measured[]): void {
  const cell = (value: number | string): string =>
    (typeof value === 'number' ? value.toFixed(1) : value).padStart(9);
  console.log(`\n${title.padEnd(40)}${['p50', 'p95', 'budget'].map(cell).join('')}  ms`);
  for (const { name, p50, p95, budget } of rows)
    console.log(
      `${name.padEnd(40)}${cell(p50)}${cell(p95)}${cell(String(budget))}${p95 > budget ? '  over' : ''}`,
    );
}

async function makeIn(db: Database): Promise<World> {
  try {
    return await makeWorld(db);
  } finally {
    await db.close();
  }
}

async function onEmbedded(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-messages-'));
  try {
    const world = await makeIn(await openEmbedded(folder));
    const server = await start({ DATA_DIR: folder });
    try {
      // The browser first, because the calls make the conversation longer.
      const page = await measurePage(server.address, world);
      print('Embedded database', await measureCalls(server.address, world));
      print('Browser', page);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** On the database server, in a new database that is removed at the end. Also counts sequential scans. */
async function onServer(): Promise<void> {
  const { url, remove } = await emptyServerDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-messages-'));
  try {
    const world = await makeIn(await openServer(url, { max: 2 }));
    const server = await start({ DATABASE_URL: url, DATA_DIR: folder });
    const watcher = await openServer(url, { max: 1 });
    const wholeReads = async (): Promise<number> => {
      await watcher.query('SELECT pg_stat_clear_snapshot()');
      const [row] = await watcher.query<{ reads: number }>(
        "SELECT sum(seq_scan)::int AS reads FROM pg_stat_user_tables WHERE relname IN ('messages', 'conversations')",
      );
      return row?.reads ?? 0;
    };
    try {
      const before = await wholeReads();
      print('PostgreSQL server', await measureCalls(server.address, world));
      console.log(`Sequential scans of messages or conversations: ${(await wholeReads()) - before}`);
    } finally {
      await watcher.close();
      await server.stop();
    }
  } finally {
    await remove();
    await rm(folder, { recursive: true, force: true });
  }
}

const start = (environment: Record<string, string>) =>
  startProcess({ NODE_ENV: 'production', ...environment });

console.log(`Messages with 1,000 conversations and 1,000 messages in one (${machine}).`);
if (testDatabases.includes('server')) await onServer();
await onEmbedded();
