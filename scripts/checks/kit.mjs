// Packs the kit, the flows and the domain, has the packages checked, and installs them into two strangers' projects.
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
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

async function must(what, command, args, cwd = root) {
  const { code, output } = await run(command, args, { quiet: true, cwd, env: { NODE_ENV: '' } });
  if (code !== 0) throw new Error(`${what} failed:\n${output}`);
  return output;
}

async function pack(name) {
  await must(`building ${name}`, 'pnpm', ['--filter', `@porchlight/${name}`, 'build']);
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

async function install(consumer, tarballs) {
  const folder = join(work, consumer);
  cpSync(join(root, 'tests/consumers', consumer), folder, { recursive: true });
  const version = (name) => devDependencies[name];
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name: `consumer-${consumer}`,
      private: true,
      type: 'module',
      dependencies: {
        ...tarballs,
        react: version('react'),
        'react-dom': version('react-dom'),
        vite: version('vite'),
      },
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
    const button = page.getByRole('button', { name: 'Pressed 0' });
    await button.click();
    await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
    const ground = () =>
      page.getByRole('button').evaluate((element) => getComputedStyle(element).backgroundColor);
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
  const vite = await install('vite', tarballs);
  await must('building the Vite consumer', 'pnpm', ['exec', 'vite', 'build'], vite);
  await checkInBrowser(join(vite, 'dist'));
  const server = await install('server', tarballs);
  const html = await must('rendering in the server consumer', process.execPath, ['render.mjs'], server);
  if (!/<button[^>]*class="[^"]+"[^>]*>.*From a server.*<\/button>/s.test(html))
    throw new Error(`Not a button: ${html}`);
  console.log('Packages are clean and work in both consumers.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
