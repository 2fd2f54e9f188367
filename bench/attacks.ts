// Measures how long other users wait while one user attacks: each attack against the built server on this machine, on
// the embedded database and on PostgreSQL. Connections and seconds of each attack are limited. Run: pnpm bench
// --attacks, and afterwards node --import tsx bench/attacks.ts. How to read it: docs/measurements.md.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type Sharp from 'sharp';

import { demoPassword } from '../apps/api/src/market/seed/seedDemo.ts';
import { type DatabaseKind, emptyServerDatabase } from '../apps/api/src/testing/database.ts';
import { startProcess } from '../apps/api/src/testing/process.ts';
import { machine, percentiles } from './figures.ts';

const sharp = createRequire(new URL('../apps/api/package.json', import.meta.url))('sharp') as typeof Sharp;

const seconds = 12;
/** Interval of another user's requests, for each of these calls. */
const everyMs = 150;
/** Limits: times slower than on a quiet server, and megabytes of memory. */
const budgets = { ratio: 3, megabytes: 512 };

type Person = { token: string; address: string };
interface World {
  origin: string;
  attacker: Person;
  other: Person;
  photo: Uint8Array<ArrayBuffer>;
}

/** IP addresses as reported by a trusted proxy. */
const headersOf = ({ token, address }: Person): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'x-forwarded-for': address,
});

function formOf(files: readonly Uint8Array<ArrayBuffer>[]): FormData {
  const form = new FormData();
  for (const bytes of files) form.append('images', new File([bytes], 'photo'));
  return form;
}

const upload = ({ origin }: World, person: Person, files: readonly Uint8Array<ArrayBuffer>[]) =>
  fetch(`${origin}/api/v1/images`, { method: 'POST', headers: headersOf(person), body: formOf(files) });

async function signIn(origin: string, email: string, address: string): Promise<Person> {
  const response = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return { token: data.token, address };
}

/** Requests of other users. */
const others = {
  'another photo': (world: World) => upload(world, world.other, [world.photo]),
  'another search': ({ origin, other }: World) =>
    fetch(`${origin}/api/v1/listings?query=bike`, { headers: headersOf(other) }),
  'another page': ({ origin, other }: World) => fetch(`${origin}/listings`, { headers: headersOf(other) }),
} as const satisfies Record<string, (world: World) => Promise<Response>>;
type Other = keyof typeof others;

interface Attack {
  /** The request that it might slow down. */
  hurts: Other;
  /** Returns once it has begun; it lasts until its process ends. */
  begin: (world: World) => Promise<void> | void;
}

/** The attacker's connection: a faster one floods the network, which the server can't prevent. */
const line = { megabytesPerSecond: 25, roundTripMs: 30 };
let lineFreeAt = 0;

/** Waits until bytes have been transferred. */
async function sendOver(bytes: number): Promise<void> {
  const now = performance.now();
  lineFreeAt = Math.max(now, lineFreeAt) + bytes / (line.megabytesPerSecond * 1_000);
  await pause(lineFreeAt - now + line.roundTripMs);
}

/** Sends requests over several connections, one after the other on each. */
function repeat(connections: number, send: () => Promise<Response>, bytes = 500): void {
  const connection = async (): Promise<never> => {
    for (;;) {
      await sendOver(bytes);
      // The server may refuse or cut off a request.
      await send()
        .then((response) => response.arrayBuffer())
        .catch(() => pause(50));
    }
  };
  for (let opened = 0; opened < connections; opened += 1) void connection();
}

/** Opens sockets that send the beginning of a request and a byte every few seconds. */
function trickle(count: number, head: string, origin: string): void {
  const { hostname, port } = new URL(origin);
  for (let opened = 0; opened < count; opened += 1) {
    const socket = connect(Number(port), hostname, () => socket.write(head));
    const timer = setInterval(() => socket.write('-'), 3_000);
    socket.on('error', () => {});
    socket.once('close', () => clearInterval(timer));
  }
}

const silentUpload = ({ token, address }: Person): string =>
  [
    'POST /api/v1/images HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    `X-Forwarded-For: ${address}`,
    'Content-Type: multipart/form-data; boundary=X',
    'Content-Length: 57671680',
    '',
    '--X\r\n',
  ].join('\r\n');

const plain = (width: number, height: number): ReturnType<typeof sharp> =>
  sharp({ create: { width, height, channels: 3, background: '#c34' } });
const bytesOf = async (picture: ReturnType<typeof sharp>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await picture.toBuffer());

const attacks: Record<string, Attack> = {
  '16 silent uploads': {
    hurts: 'another photo',
    begin: ({ origin, attacker }) => trickle(16, silentUpload(attacker), origin),
  },
  '16 x PNG, 16 bits, interlaced, 49 MP': {
    hurts: 'another photo',
    async begin(world) {
      const heavy = await bytesOf(plain(7000, 7000).toColourspace('rgb16').png({ progressive: true }));
      repeat(16, () => upload(world, world.attacker, [heavy]), heavy.length);
    },
  },
  // The most expensive accepted picture.
  '16 x PNG, interlaced, 24.5 MP': {
    hurts: 'another photo',
    async begin(world) {
      const large = await bytesOf(plain(4900, 5000).png({ progressive: true }));
      repeat(16, () => upload(world, world.attacker, [large]), large.length);
    },
  },
  '8 x 5 WebP of 49 MP': {
    hurts: 'another photo',
    async begin(world) {
      const small = await bytesOf(plain(7000, 7000).webp());
      repeat(8, () => upload(world, world.attacker, [small, small, small, small, small]), 5 * small.length);
    },
  },
  '80 connections searching': {
    hurts: 'another search',
    begin: ({ origin, attacker }) =>
      repeat(80, () =>
        fetch(`${origin}/api/v1/listings?query=table+chair+sofa+desk+lamp+bed+shelf+bike`, {
          headers: headersOf(attacker),
        }),
      ),
  },
  '80 connections rendering searches': {
    hurts: 'another page',
    begin: ({ origin, attacker }) => {
      let asked = 0;
      repeat(80, () => {
        asked += 1;
        return fetch(`${origin}/listings?q=table+chair+${asked}`, { headers: headersOf(attacker) });
      });
    },
  },
};

interface Figures {
  p50: number;
  p99: number;
  failed: number;
}

/** Sends requests as another user at a steady rate, however long the responses take. */
async function watch(world: World, other: Other): Promise<Figures> {
  const times: number[] = [];
  let failed = 0;
  const asked: Promise<void>[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    const began = performance.now();
    asked.push(
      others[other](world)
        .then(async (response) => {
          await response.arrayBuffer();
          if (response.ok) times.push(performance.now() - began);
          else failed += 1;
        })
        .catch(() => void (failed += 1)),
    );
    await pause(everyMs);
  }
  await Promise.all(asked);
  const { p50, p99 } = percentiles(times);
  return { p50, p99, failed };
}

/** The peak memory of a process in megabytes. */
async function peakMemory(pid: number): Promise<number> {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

const over: string[] = [];

/**
 * Attacks from another process with low priority, so that the server and other users get the CPU: a real attacker has
 * another machine.
 *
 * @returns a function that ends the attack
 */
async function attackFrom(world: World, name: string): Promise<() => Promise<void>> {
  const child = fork(fileURLToPath(import.meta.url), [name], {
    execArgv: ['--import', 'tsx'],
    // Other users upload this photo.
    env: { ...process.env, ATTACK: JSON.stringify({ ...world, photo: undefined }) },
  });
  setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW);
  const ended = once(child, 'exit');
  // It reports when it begins, because making its pictures takes a while.
  await once(child, 'message');
  return async () => {
    child.kill('SIGKILL');
    await ended;
  };
}

const settings = { NODE_ENV: 'production', SEED: 'demo', RATE_LIMITS: 'on', TRUST_PROXY: '1' };

/** One attack on a server with a new database, because rate limits last for an hour. */
async function measureOne(kind: DatabaseKind, name: string, hurts: Other): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-attacks-'));
  const database = kind === 'server' ? await emptyServerDatabase() : undefined;
  const server = await startProcess(
    { DATA_DIR: dataDir, ...settings, ...(database !== undefined && { DATABASE_URL: database.url }) },
    'apps/api/dist/main.js',
  );
  try {
    const world: World = {
      origin: server.address,
      attacker: await signIn(server.address, 'ben@porchlight.test', '203.0.113.7'),
      other: await signIn(server.address, 'ana@porchlight.test', '198.51.100.7'),
      photo: await bytesOf(
        sharp({ create: { width: 800, height: 600, channels: 3, background: '#3c4' } }).jpeg(),
      ),
    };
    const quiet = await watch(world, hurts);
    const end = await attackFrom(world, name);
    await pause(1_000);
    const busy = await watch(world, hurts);
    const memory = await peakMemory(server.pid);
    await end();
    const ratio = busy.p99 / quiet.p99;
    if (ratio > budgets.ratio || busy.failed > 0) over.push(`${name} (${kind})`);
    if (kind === 'server' && memory > budgets.megabytes) over.push(`memory: ${name}`);
    const figures = [quiet.p50, quiet.p99, busy.p50, busy.p99].map((ms) =>
      Math.round(ms).toLocaleString('en-US'),
    );
    const cells = [...figures, ratio.toFixed(1), String(busy.failed), String(Math.round(memory))];
    console.log(`${name.padEnd(38)}${cells.map((cell) => cell.padStart(8)).join('')}`);
  } finally {
    await server.kill();
    await database?.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(kind: DatabaseKind): Promise<void> {
  const titles = ['p50', 'p99', 'p50', 'p99', 'ratio', 'failed', 'MB'];
  console.log(`\n${kind.padEnd(38)}${titles.map((title) => title.padStart(8)).join('')}`);
  for (const [name, { hurts }] of Object.entries(attacks)) await measureOne(kind, name, hurts);
}

if (process.env.ATTACK !== undefined) {
  await attacks[process.argv[2] ?? '']?.begin(JSON.parse(process.env.ATTACK) as World);
  process.send?.('begun');
} else {
  console.log(
    `Other users' milliseconds, quiet and under each attack: ${seconds} s each, a request every ${everyMs} ms (${machine}).`,
  );
  await measure('embedded');
  await measure('server');
  console.log(
    over.length === 0 ? '\nNothing beyond its budget.' : `\nBeyond its budget: ${over.join(', ')}.`,
  );
}
