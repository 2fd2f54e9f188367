// Packs the kit, the flows and the domain, has the packages checked, and installs them into three strangers' projects.
import {
  cpSync,
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright';

import { ensureBrowser } from '../browser.mjs';
import { run } from '../run.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'porchlight-kit-'));
const packs = join(work, 'packs');
const manifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
const { devDependencies } = manifest('.');
const { dependencies: webDependencies } = manifest('apps/web');
const tsc = join(root, 'node_modules/.bin/tsc');

async function must(what, command, args, cwd = root) {
  const { code, output } = await run(command, args, { quiet: true, cwd, env: { NODE_ENV: '' } });
  if (code !== 0) throw new Error(`${what} failed:\n${output}`);
  return output;
}

/** What a package is made with stays at home: tests, stories, documentation. */
function checkContents(name) {
  const stray = readdirSync(join(root, 'packages', name, 'dist'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((path) => /\.(test|stories|docs)\.|(^|\/)(docs|samples|conformance|explorer)(\/|$)/.test(path));
  if (stray.length > 0) throw new Error(`${name} would ship what nobody needs: ${stray.join(', ')}`);
}

async function pack(name) {
  await must(`building ${name}`, 'pnpm', ['--filter', `@porchlight/${name}`, 'build']);
  checkContents(name);
  await must(`packing ${name}`, 'pnpm', [
    '--filter',
    `@porchlight/${name}`,
    'pack',
    '--pack-destination',
    packs,
  ]);
  const file = readdirSync(packs).find((entry) => entry.startsWith(`porchlight-${name}-`));
  if (file === undefined) throw new Error(`${name} was not packed.`);
  const path = join(packs, file);
  await must(`publint of ${name}`, 'pnpm', ['exec', 'publint', '--strict', path]);
  const skipped =
    name === 'ui' ? ['--exclude-entrypoints', 'styles.css', 'tokens.json', 'tokens.dark.json'] : [];
  await must(`types of ${name}`, 'pnpm', ['exec', 'attw', path, '--profile', 'esm-only', ...skipped]);
  return `file:${path}`;
}

/** A project of a stranger's with the packages and, by name, whatever else it needs, as the workspace has it. */
async function install(consumer, tarballs, others) {
  const folder = join(work, consumer);
  cpSync(join(root, 'tests/consumers', consumer), folder, { recursive: true });
  const known = { ...webDependencies, ...devDependencies };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name: `consumer-${consumer}`,
      private: true,
      type: 'module',
      dependencies: { ...tarballs, ...Object.fromEntries(others.map((name) => [name, known[name]])) },
      pnpm: { overrides: tarballs },
    }),
  );
  await must(
    `installing into ${consumer}`,
    'pnpm',
    ['install', '--prefer-offline', '--ignore-workspace', '--ignore-scripts'],
    folder,
  );
  return folder;
}

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

function serve(folder) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function checkInBrowser(folder) {
  const server = await serve(folder);
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  try {
    const page = await browser.newPage();
    const noise = [];
    page.on('console', (message) => noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(error.message));
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    const button = page.getByRole('button', { name: 'Pressed 1' });
    const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    // The heart is a flow: it shows the wish at once, and is free again when the answer is there.
    await page.locator('button[aria-pressed=false]').click();
    await page.locator('button[aria-pressed=true]:enabled').waitFor();
    const light = await ground();
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    const isThemed = async () => (await ground()) !== light;
    await page.waitForFunction(
      (before) => getComputedStyle(document.querySelector('button')).backgroundColor !== before,
      light,
    );
    if (!(await isThemed()) || light === 'rgba(0, 0, 0, 0)')
      throw new Error(`The button is not themed: ${light}`);
    if (noise.length > 0) throw new Error(`The consumer's console is not silent: ${noise.join('\n')}`);
  } finally {
    await browser.close();
    server.close();
  }
}

try {
  const tarballs = {};
  for (const name of ['domain', 'ui', 'flows']) tarballs[`@porchlight/${name}`] = await pack(name);
  const { '@porchlight/ui': _, ...withoutKit } = tarballs;
  const [vite, server, flows] = await Promise.all([
    install('vite', tarballs, ['react', 'react-dom', '@types/react', 'vite', 'xstate', '@xstate/react']),
    install('server', tarballs, ['react', 'react-dom', 'xstate']),
    install('flows', withoutKit, ['xstate']),
  ]);

  await must('types in the Vite consumer', tsc, ['-p', '.'], vite);
  await must('building the Vite consumer', 'pnpm', ['exec', 'vite', 'build'], vite);
  await checkInBrowser(join(vite, 'dist'));

  const html = await must('rendering in the server consumer', process.execPath, ['render.mjs'], server);
  if (!/<button[^>]*class="[^"]+"[^>]*>.*From a server.*<\/button>/s.test(html))
    throw new Error(`Not a button: ${html}`);

  await must(
    'reading the kit on a server of components',
    process.execPath,
    ['--conditions', 'react-server', 'components.mjs'],
    server,
  );

  const installed = readdirSync(join(flows, 'node_modules/.pnpm'));
  const brought = installed.filter((name) => /^@?react/.test(name));
  if (brought.length > 0) throw new Error(`The flows bring ${brought.join(', ')} along.`);
  const copies = installed.filter((name) => name.startsWith('xstate@'));
  if (copies.length !== 1) throw new Error(`The flows need one XState, not ${copies.join(', ')}.`);
  await must('types in the consumer of the flows', tsc, ['-p', '.'], flows);
  for (const file of ['entries.mjs', 'out/use.mjs'])
    await must(`running ${file} in the consumer of the flows`, process.execPath, [file], flows);
  console.log('Packages are clean and work in all three consumers.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
