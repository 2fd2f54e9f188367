import { mkdtemp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pauseFor } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openEmbedded } from '../../platform/db/index.ts';
import { emptyServerDatabase, testDatabases } from '../../testing/database.ts';
import { startProcess, type ServerProcess } from '../../testing/process.ts';
import { createSmtpServer, type SmtpStage } from '../../testing/smtpServer.ts';

/**
 * How often each server is killed; 50 takes minutes: `KILLS=50 pnpm exec vitest run --project server
 * apps/api/src/market/jobs/killed.test.ts`.
 */
const KILLS = Number(process.env['KILLS'] ?? 2);
const LETTERS = 4;
const seed = Number(process.env['SEED_OF_KILLS'] ?? 7);

/** The same pseudo-random numbers from 0 to 1 in every run. */
function chance(): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** A mail transport that can pause at each stage of sending. */
interface Post {
  environment: Record<string, string>;
  stages: readonly string[];
  /** Resolves when this stage is reached; from then on the transport doesn't respond until `goOn`. */
  reached(stage: string): Promise<void>;
  goOn(): void;
  /** Closes open connections, so that the next email opens a new one. */
  startAnew(): Promise<void>;
  arrived(): Promise<{ subject: string; id: string }[]>;
  close(): Promise<void>;
}

async function smtpPost(): Promise<Post> {
  const server = await createSmtpServer();
  const stages: readonly SmtpStage[] = ['whole', 'half', 'answered', 'connected', 'sender', 'recipient'];
  return {
    environment: { SMTP_URL: server.url },
    stages,
    reached: (wanted) =>
      new Promise((resolve) => {
        server.atStage = (stage) => {
          if (stage !== wanted) return;
          resolve();
          return new Promise(() => {});
        };
      }),
    goOn() {
      server.atStage = () => {};
    },
    // The server reuses a connection, and an email on it doesn't reach the stage `connected` again.
    startAnew: () => server.hangUp(),
    arrived: async () => server.taken,
    close: () => server.close(),
  };
}

async function outboxPost(folder: string): Promise<Post> {
  const outbox = join(folder, 'outbox');
  await mkdir(outbox, { recursive: true });
  return {
    environment: {},
    stages: ['.part', '.eml'],
    reached: (ending) =>
      new Promise((resolve) => {
        const watcher = watch(outbox, (_event, name) => {
          if (name?.endsWith(ending) !== true) return;
          watcher.close();
          resolve();
        });
      }),
    goOn() {},
    startAnew: async () => {},
    async arrived() {
      const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
      const letters = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
      return letters.map((text) => ({
        subject: /^Subject: (.*)\r$/m.exec(text)?.[1] ?? '',
        id: /^Message-ID: (.*)\r$/im.exec(text)?.[1] ?? '',
      }));
    },
    close: async () => {},
  };
}

/** Emails that are still to be sent, or have failed. */
async function leftIn(
  folder: string,
  client: pg.Client | null,
): Promise<{ subject: string; isDead: boolean }[]> {
  const sql = `SELECT m.subject, j.dead_at IS NOT NULL AS "isDead"
    FROM jobs j JOIN support_messages m ON m.id::text = j.payload ->> 'messageId'`;
  if (client !== null) return (await client.query<{ subject: string; isDead: boolean }>(sql)).rows;
  const db = await openEmbedded(folder);
  try {
    return await db.query(sql);
  } finally {
    await db.close();
  }
}

/** Each stage of sending, then random moments. */
function* momentsOf({ stages }: Post): Generator<{ stage: string } | { afterMs: number }> {
  const random = chance();
  for (let n = 0; n < KILLS; n += 1) {
    const stage = stages[n];
    // From before the first response until everything is sent.
    yield stage === undefined ? { afterMs: Math.round(random() * 150) } : { stage };
  }
}

const cases = [
  ...testDatabases.map((database) => ({ database, transport: 'smtp' })),
  { database: 'embedded', transport: 'outbox' },
];

test.for(cases)(
  'killed at any moment, a server sends each email once or twice ($database, $transport)',
  { timeout: 120_000 + KILLS * 60_000 },
  async ({ database, transport }, { onTestFinished }) => {
    const folder = await mkdtemp(join(tmpdir(), 'killed-'));
    const post = transport === 'smtp' ? await smtpPost() : await outboxPost(folder);
    const own = database === 'server' ? await emptyServerDatabase() : null;
    const environment = {
      DATA_DIR: folder,
      ...post.environment,
      ...(own === null ? {} : { DATABASE_URL: own.url }),
    };
    const client = own === null ? null : new pg.Client({ connectionString: own.url });
    await client?.connect();
    let server: ServerProcess | undefined;
    // Also when the test fails: leftover processes would break other tests.
    onTestFinished(async () => {
      await server?.kill();
      await client?.end();
      await post.close();
      await own?.remove();
      await rm(folder, { recursive: true });
    });

    const acknowledged: string[] = [];
    async function ask(address: string, subject: string): Promise<void> {
      const form = {
        name: 'Ana',
        email: 'ana@example.test',
        subject,
        category: 'account',
        message: 'Hello.',
      };
      const answer = await fetch(`${address}/api/v1/support/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(form),
      });
      if (answer.status === 201) acknowledged.push(`[account] ${subject}`);
    }
    const missing = async () => {
      const subjects = new Set((await post.arrived()).map(({ subject }) => subject));
      return acknowledged.filter((subject) => !subjects.has(subject));
    };

    server = await startProcess(environment);
    let kill = 0;
    for (const moment of momentsOf(post)) {
      kill += 1;
      await post.startAnew();
      const { address } = server;
      const reached = 'stage' in moment ? post.reached(moment.stage) : pauseFor(moment.afterMs);
      const asked = Promise.allSettled(
        Array.from({ length: LETTERS }, (_, n) => ask(address, `letter ${kill}.${n}`)),
      );
      await reached;
      await server.kill();
      await asked;
      post.goOn();
      // Don't wait two minutes until the killed process's jobs are released.
      await client?.query('UPDATE jobs SET due_at = created_at WHERE hold IS NOT NULL');
      server = await startProcess(environment);
      await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
    }
    expect(await server.stop()).toBe(0);

    expect(acknowledged.length).toBeGreaterThan(KILLS);
    const arrived = await post.arrived();
    const idsOf = (subject: string) =>
      arrived.filter((letter) => letter.subject === subject).map(({ id }) => id);
    for (const { subject } of arrived) {
      expect(idsOf(subject).length, subject).toBeLessThanOrEqual(transport === 'smtp' ? 2 : 1);
      expect(new Set(idsOf(subject)).size, subject).toBe(1);
    }
    // A remaining job may arrive a second time, so it must have arrived at most once; one that arrived twice is never
    // sent again.
    const left = await leftIn(folder, client);
    for (const { subject, isDead } of left)
      if (!isDead) expect(idsOf(`[account] ${subject}`), subject).toHaveLength(1);
  },
);
