// `pnpm check image`: runs the Dockerfile's steps without Docker: installs production packages, copies the files of
// its last stage, and starts the server from these files alone, as a user without write access.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { emptyServerDatabase } from '../../apps/api/src/testing/database.ts';
import { buildServer, buildWeb } from '../build.mjs';
import { run } from '../run.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NOBODY = 65_534;
const folder = mkdtempSync(join(tmpdir(), 'porchlight-image-'));

/** The instructions of one stage of the Dockerfile, with continued lines joined. */
function stage(name) {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ').split('\n');
  const from = lines.findIndex((line) => new RegExp(`^FROM .* AS ${name}$`).test(line));
  const rest = lines.slice(from + 1);
  const to = rest.findIndex((line) => line.startsWith('FROM '));
  return rest.slice(0, to);
}

/** The arguments of an instruction in list form, such as `CMD`. */
function wordsOf(lines, instruction) {
  const line = lines.find((one) => one.startsWith(`${instruction} `)) ?? '';
  return JSON.parse(line.slice(line.indexOf('[')));
}

/** Installs the server's packages from the lockfile, like the stage `build`. */
async function install(to) {
  const files = execFileSync('git', ['ls-files', '*package.json', 'pnpm-*.yaml'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((name) => name !== '' && !name.startsWith('tests/'))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(root, file), join(to, file));
  }
  const asked = stage('build').join('\n');
  const [, command = ''] = /&& pnpm (install --prod [^&\n]*?)\s*(?:&&|\n|$)/.exec(asked) ?? [];
  const { code, output } = await run('pnpm', [...command.split(/\s+/), '--prefer-offline'], {
    cwd: to,
    quiet: true,
    env: { CI: 'true' },
  });
  if (code !== 0) throw new Error(output);
  const [, removed = ''] = /rm -rf (node_modules\/\.pnpm\/\S+)/.exec(asked) ?? [];
  execFileSync('sh', ['-c', `rm -rf ${removed}`], { cwd: to });
  for (const built of [
    'apps/api/dist',
    'apps/api/data',
    'apps/api/src/platform/db/migrations',
    'apps/web/dist',
  ])
    cpSync(join(root, built), join(to, built), { recursive: true });
}

/** The folder `/app` of the image: only the files that its last stage copies. */
function assemble(from, to) {
  mkdirSync(to);
  for (const line of stage('server')) {
    const [, source, target] = /^COPY --from=build \/app\/(\S+) (\S+)$/.exec(line) ?? [];
    if (source === undefined) {
      if (line.startsWith('COPY ')) throw new Error(`Unknown COPY instruction: ${line}`);
      continue;
    }
    mkdirSync(dirname(join(to, target)), { recursive: true });
    execFileSync('cp', ['-a', join(from, source), join(to, target)]);
  }
}

/** Checks that the start doesn't load modules that only a setting enables. */
function holdStart(dist) {
  const loaded = new Set(['main.js']);
  for (const file of loaded)
    for (const [, next] of readFileSync(join(dist, file), 'utf8').matchAll(/^import .*from "\.\/(.+?)";$/gm))
      loaded.add(next);
  const early = [...loaded].filter((file) => /^(traces|metrics|embedded|seedDemo)-/.test(file));
  if (loaded.size < 2 || early.length > 0) throw new Error(`Loaded at the start: ${[...loaded].join(', ')}.`);
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return String(port);
}

/** Retries a request until there is a response, and checks its status. */
async function ask(address, status, init) {
  for (let tries = 0; ; tries += 1)
    try {
      const answer = await fetch(address, init);
      if (answer.status !== status) throw new Error(`${address} responded with ${answer.status}.`);
      return await answer.text();
    } catch (error) {
      if (error.message.includes('answered') || tries > 400) throw error;
      await pauseFor(25);
    }
}

async function start(app, databaseUrl) {
  const lines = stage('server');
  const environment = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: await freePort(),
    DATA_DIR: join(folder, 'nothing'),
    DATABASE_URL: databaseUrl,
    S3_URL: 'http://KEY:secret@127.0.0.1:9/photos',
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  const [command, ...args] = wordsOf(lines, 'CMD');
  // Without root it runs as the current user.
  const isRoot = process.getuid?.() === 0;
  const began = performance.now();
  const server = spawn(command === 'node' ? process.execPath : command, args, {
    cwd: app,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  const exited = once(server, 'exit');
  const origin = `http://127.0.0.1:${environment.PORT}`;
  try {
    await ask(`${origin}/readyz`, 200);
    console.log(`ready after ${Math.round(performance.now() - began)} ms, migrations included`);
    const page = await ask(`${origin}/listings`, 200);
    if (!page.includes('<h1')) throw new Error('The page of listings has no heading.');
    // Uses the tables of places and passwords, and hashes a password.
    const places = await ask(`${origin}/api/v1/geo/autocomplete?q=austin`, 200);
    if (!places.includes('Austin, TX')) throw new Error('The table of places was not loaded.');
    const somebody = { name: 'Somebody', email: 'somebody@porchlight.test', password: 'porch swing 17' };
    const headers = { 'content-type': 'application/json' };
    await ask(`${origin}/api/v1/auth/register`, 201, {
      method: 'POST',
      headers,
      body: JSON.stringify(somebody),
    });
    const [, ...check] = wordsOf(
      lines.map((line) => line.replace(/^HEALTHCHECK .* CMD/, 'HEALTHCHECK')),
      'HEALTHCHECK',
    );
    execFileSync(process.execPath, check, { env: environment });
    server.kill('SIGTERM');
    const [code] = await exited;
    if (code !== 0) throw new Error(`The stopped server exited with ${code}.`);
  } finally {
    server.kill('SIGKILL');
  }
}

const { url, remove } = await emptyServerDatabase();
try {
  await buildWeb();
  await buildServer();
  await install(join(folder, 'build'));
  assemble(join(folder, 'build'), join(folder, 'app'));
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  console.log(execFileSync('du', ['-sh', 'app'], { cwd: folder, encoding: 'utf8' }).trim());
  holdStart(join(folder, 'app/apps/api/dist'));
  await start(join(folder, 'app'), url);
} finally {
  await remove();
  rmSync(folder, { recursive: true, force: true });
}
