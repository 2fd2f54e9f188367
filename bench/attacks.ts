// How long others wait while one user attacks: each attack against the built server on this machine, on the embedded
// database and on PostgreSQL. Everything is bounded: connections, requests and seconds of each attack.
// Run: pnpm bench --attacks, and from then on node --import tsx bench/attacks.ts. How to read it: docs/measurements.md.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type Sharp from 'sharp';

import { demoPassword } from '../apps/api/src/seed/seedDemo.ts';
import { type DatabaseKind, emptyServerDatabase } from '../apps/api/src/testing/database.ts';
import { startProcess } from '../apps/api/src/testing/process.ts';
import { machine, percentiles } from './figures.ts';

const sharp = createRequire(new URL('../apps/api/package.json', import.meta.url))('sharp') as typeof Sharp;

const seconds = 12;
/** How often another user asks, for each of these calls. */
const everyMs = 150;
/** Times slower than on a quiet server, and bytes of memory. */
const budgets = { ratio: 3, megabytes: 512 };

type Person = { token: string; address: string };
interface World {
  origin: string;
  attacker: Person;
  other: Person;
  photo: Uint8Array<ArrayBuffer>;
}

/** Addresses are those that a trusted proxy reports. */
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

/** What other users do. */
const others = {
  'another photo': (world: World) => upload(world, world.other, [world.photo]),
  'another search': ({ origin, other }: World) =>
    fetch(`${origin}/api/v1/listings?query=bike`, { headers: headersOf(other) }),
  'another page': ({ origin, other }: World) => fetch(`${origin}/listings`, { headers: headersOf(other) }),
} as const satisfies Record<string, (world: World) => Promise<Response>>;
type Other = keyof typeof others;

interface Attack {
  /** Whom it might hurt. */
  hurts: Other;
  /** @returns what ends it; it must end by itself too when `signal` aborts */
  start: (world: World, signal: AbortSignal) => Promise<void>;
}

/** Sends requests over several connections, one after the other on each, until the signal aborts. */
async function repeat(
  connections: number,
  signal: AbortSignal,
  send: () => Promise<Response>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!signal.aborted) {
        // What is refused or broken off is the server's right.
        await send()
          .then((response) => response.arrayBuffer())
          .catch(() => pause(50));
      }
    }),
  );
}

/** Opens sockets that send the beginning of a request and a byte every few seconds. */
async function trickle(count: number, head: string, origin: string, signal: AbortSignal): Promise<void> {
  const { hostname, port } = new URL(origin);
  const open = (): Socket => {
    const socket = connect(Number(port), hostname, () => socket.write(head));
    const timer = setInterval(() => socket.write('-'), 3_000);
    socket.on('error', () => {});
    socket.once('close', () => clearInterval(timer));
    signal.addEventListener('abort', () => socket.destroy());
    return socket;
  };
  for (let opened = 0; opened < count; opened += 1) open();
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
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

const heavy = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#c34' } })
  .toColourspace('rgb16')
  .png({ progressive: true })
  .toBuffer();
/** What the largest picture costs that is taken. */
const large = await sharp({ create: { width: 4900, height: 5000, channels: 3, background: '#c34' } })
  .png({ progressive: true })
  .toBuffer();
const tiny = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#c34' } })
  .webp()
  .toBuffer();
const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

const attacks: Record<string, Attack> = {
  '16 silent uploads': {
    hurts: 'another photo',
    start: ({ origin, attacker }, signal) => trickle(16, silentUpload(attacker), origin, signal),
  },
  '16 x PNG, 16 bits, interlaced, 49 MP': {
    hurts: 'another photo',
    start: (world, signal) => repeat(16, signal, () => upload(world, world.attacker, [bytesOf(heavy)])),
  },
  '16 x PNG, interlaced, 24.5 MP': {
    hurts: 'another photo',
    start: (world, signal) => repeat(16, signal, () => upload(world, world.attacker, [bytesOf(large)])),
  },
  '8 x 5 WebP of 49 MP': {
    hurts: 'another photo',
    start: (world, signal) =>
      repeat(8, signal, () =>
        upload(
          world,
          world.attacker,
          Array.from({ length: 5 }, () => bytesOf(tiny)),
        ),
      ),
  },
  '80 connections searching': {
    hurts: 'another search',
    start: ({ origin, attacker }, signal) =>
      repeat(80, signal, () =>
        fetch(`${origin}/api/v1/listings?query=table+chair+sofa+desk+lamp+bed+shelf+bike`, {
          headers: headersOf(attacker),
        }),
      ),
  },
  '80 connections rendering searches': {
    hurts: 'another page',
    start: ({ origin, attacker }, signal) => {
      let asked = 0;
      return repeat(80, signal, () => {
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

/** Asks as another user at a steady pace, whatever the answers take. */
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

/** The most memory that a process has had, in megabytes. */
async function peakMemory(pid: number): Promise<number> {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

const over: string[] = [];

async function measure(kind: DatabaseKind, environment: Record<string, string>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-attacks-'));
  const settings = { NODE_ENV: 'production', SEED: 'demo', RATE_LIMITS: 'on', TRUST_PROXY: '1' };
  console.log(
    `\n${kind.padEnd(38)}${['p50', 'p99', 'p50', 'p99', 'ratio', 'failed', 'MB'].map((title) => title.padStart(8)).join('')}`,
  );
  try {
    for (const [name, { hurts, start }] of Object.entries(attacks)) {
      const server = await startProcess(
        { DATA_DIR: dataDir, ...settings, ...environment },
        'apps/api/dist/main.js',
      );
      try {
        const photo = bytesOf(
          await sharp({ create: { width: 800, height: 600, channels: 3, background: '#3c4' } })
            .jpeg()
            .toBuffer(),
        );
        const world: World = {
          origin: server.address,
          attacker: await signIn(server.address, 'ben@porchlight.test', '203.0.113.7'),
          other: await signIn(server.address, 'ana@porchlight.test', '198.51.100.7'),
          photo,
        };
        const quiet = await watch(world, hurts);
        const ending = new AbortController();
        const attack = start(world, ending.signal);
        await pause(1_000);
        const busy = await watch(world, hurts);
        const memory = await peakMemory(server.pid);
        ending.abort();
        await attack;
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
      }
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

console.log(
  `Other users' milliseconds, quiet and under each attack: ${seconds} s each, a request every ${everyMs} ms (${machine}).`,
);
await measure('embedded', {});
const { url, remove } = await emptyServerDatabase();
try {
  await measure('server', { DATABASE_URL: url });
} finally {
  await remove();
}
console.log(over.length === 0 ? '\nNothing beyond its budget.' : `\nBeyond its budget: ${over.join(', ')}.`);
