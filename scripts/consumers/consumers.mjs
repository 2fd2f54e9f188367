// Test projects that use the packages, and their checks. Each returns its installed versions, the guide it follows
// and its measurements.
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { onPage, styleOf, withFiles, withServer } from './browse.mjs';
import { must } from './stage.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tsc = join(root, 'node_modules/.bin/tsc');
const bin = (folder, name) => join(folder, 'node_modules/.bin', name);

function expect(isTrue, what) {
  if (!isTrue) throw new Error(what);
}

/** The scripts and styles of a built folder, in kB of gzip. */
function weighed(folder) {
  const sums = { js: 0, css: 0 };
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const kind = /\.(js|css)$/.exec(path)?.[1];
    if (kind !== undefined) sums[kind] += gzipSync(readFileSync(join(folder, path)), { level: 9 }).length;
  }
  return `${(sums.js / 1000).toFixed(1)} kB js with React, ${(sums.css / 1000).toFixed(1)} kB css`;
}

/** Takes a screenshot if `PICTURES=folder` is set. */
async function picture(page, name) {
  const folder = process.env.PICTURES;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

async function pressed(page) {
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  const button = page.getByRole('button', { name: 'Pressed 1' });
  await button.waitFor();
  return button;
}

async function vite(folder, { browser }) {
  await Promise.all([
    must('Types in the Vite consumer (bundler)', tsc, ['-p', '.'], { cwd: folder }),
    must('Types in the Vite consumer (nodenext)', tsc, ['-p', 'tsconfig.nodenext.json'], { cwd: folder }),
    must('Building the Vite consumer', bin(folder, 'vite'), ['build'], { cwd: folder }),
  ]);
  await withFiles(join(folder, 'dist'), (address) =>
    onPage(browser, address, async (page) => {
      const button = await pressed(page);
      await page.getByRole('heading', { name: 'Good things, close to home' }).waitFor();
      // The heart is a flow: it shows the new state at once, and is enabled again after the response.
      await page.locator('button[aria-pressed=false]').click();
      await page.locator('button[aria-pressed=true]:enabled').waitFor();
      const { backgroundColor: light } = await styleOf(button, 'backgroundColor');
      expect(light !== 'rgba(0, 0, 0, 0)', 'The button has no ground.');
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark';
      });
      await button.evaluate(
        (element, before) =>
          new Promise((resolve) => {
            const look = () =>
              getComputedStyle(element).backgroundColor === before ? requestAnimationFrame(look) : resolve();
            look();
          }),
        light,
      );
    }),
  );
  return weighed(join(folder, 'dist'));
}

async function webpack(folder, { browser }) {
  await must('Building with webpack', process.execPath, ['build.mjs'], { cwd: folder });
  await withFiles(join(folder, 'dist'), (address) =>
    onPage(browser, address, async (page) => {
      const { borderRadius } = await styleOf(await pressed(page), 'borderRadius');
      expect(borderRadius !== '0px', 'webpack lost the styles.');
      const pattern = await styleOf(
        page.getByRole('button', { name: 'Save to favorites', pressed: false }),
        'fontWeight',
        'borderRadius',
      );
      expect(pattern.borderRadius !== '0px', 'The styles of the patterns are missing.');
      expect(pattern.fontWeight === '600', 'The reset won over a pattern whose stylesheet came before.');
    }),
  );
  return weighed(join(folder, 'dist'));
}

async function next(folder, { browser }) {
  await must('Building with Next', bin(folder, 'next'), ['build'], {
    cwd: folder,
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  await must('Types in the Next consumer', tsc, ['-p', '.'], { cwd: folder });
  await withServer(bin(folder, 'next'), ['start'], folder, async (address) => {
    const html = await (await fetch(address)).text();
    expect(/<h1[^>]*class="pl_/.test(html), 'The heading is not in the HTML.');
    await onPage(browser, address, async (page) => {
      const link = page.getByRole('link', { name: 'Browse listings' });
      const { borderRadius } = await styleOf(link, 'borderRadius');
      expect(borderRadius !== '0px', 'Next lost the styles.');
      await page.evaluate(() => {
        globalThis.isSamePage = true;
      });
      await link.click();
      await page.getByRole('heading', { name: 'Listings' }).waitFor();
      expect(await page.evaluate(() => globalThis.isSamePage), 'The link did not go through the router.');
    });
    await onPage(browser, `${address}/listings`, pressed);
  });
  return weighed(join(folder, '.next/static'));
}

async function astro(folder, { browser }) {
  await must('Building with Astro', bin(folder, 'astro'), ['build'], {
    cwd: folder,
    env: { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  expect(/<h1[^>]*class="pl_/.test(html), 'The heading is not in the HTML.');
  await withFiles(join(folder, 'dist'), (address) =>
    onPage(browser, address, async (page) => {
      // Islands have a marker while they wait for their script.
      await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
      const button = page.getByRole('button', { name: 'Contact the seller' });
      const { borderRadius } = await styleOf(button, 'borderRadius');
      expect(borderRadius !== '0px', 'Astro lost the styles.');
      await button.click();
      const dialog = page.getByRole('dialog', { name: 'Contact the seller' });
      await dialog.getByText('Ask whether it is still there.').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }),
  );
  return weighed(join(folder, 'dist'));
}

async function reactRouter(folder, { browser }) {
  await Promise.all([
    must('Building with React Router', bin(folder, 'react-router'), ['build'], {
      cwd: folder,
      env: { NODE_ENV: 'production' },
    }),
    must('Types in the React Router consumer', tsc, ['-p', '.'], { cwd: folder }),
  ]);
  const built = join(folder, 'build/client');
  const html = readFileSync(join(built, 'index.html'), 'utf8');
  expect(/<h1[^>]*class="pl_/.test(html), 'The heading is not in the HTML.');
  await withFiles(built, (address) =>
    onPage(browser, address, async (page) => {
      const link = page.getByRole('link', { name: 'Browse listings' });
      const { borderRadius } = await styleOf(link, 'borderRadius');
      expect(borderRadius !== '0px', 'React Router lost the styles.');
      // Before hydration, the browser follows a link by itself.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('h1') ?? {}).some((name) => name.startsWith('__reactFiber')),
      );
      await page.evaluate(() => {
        globalThis.isSamePage = true;
      });
      await link.click();
      await page.getByRole('heading', { name: 'Listings' }).waitFor();
      expect(await page.evaluate(() => globalThis.isSamePage), 'The link did not go through the router.');
      await pressed(page);
    }),
  );
  return weighed(built);
}

/** Compiles all copyable examples from stories, guides, READMEs and machines with the installed packages. */
async function snippets(folder) {
  await must('Compiling copyable examples', 'pnpm', ['exec', 'vitest', 'run', '--project', 'snippets'], {
    env: { PACKED: folder },
  });
  return 'types alone';
}

async function tailwind(folder, { browser }) {
  await must('Building with Tailwind', bin(folder, 'vite'), ['build'], { cwd: folder });
  await withFiles(join(folder, 'dist'), (address) =>
    onPage(browser, address, async (page) => {
      const ours = await styleOf(
        page.getByRole('button', { name: 'As the kit has it' }),
        'borderRadius',
        'backgroundColor',
        'paddingLeft',
      );
      const mixed = await styleOf(
        page.getByRole('button', { name: 'With utilities' }),
        'borderRadius',
        'backgroundColor',
        'paddingLeft',
        'minHeight',
      );
      expect(ours.borderRadius !== '0px', 'The reset of Tailwind took the corners.');
      expect(mixed.borderRadius === '0px' && mixed.paddingLeft === '48px', 'Utilities do not win.');
      expect(mixed.backgroundColor !== ours.backgroundColor, 'The ground of a utility does not win.');
      expect(mixed.minHeight === '44px', 'A button with utilities is no button of the kit any more.');
      await picture(page, 'tailwind');
    }),
  );
  return weighed(join(folder, 'dist'));
}

async function bootstrap(folder, { browser }) {
  await must('Building with bootstrap-reboot', bin(folder, 'vite'), ['build'], { cwd: folder });
  await withFiles(join(folder, 'dist'), (address) =>
    onPage(browser, address, async (page) => {
      const own = await styleOf(page.getByRole('button', { name: 'The page’s own' }), 'borderRadius');
      expect(own.borderRadius === '0px', 'The reset does not stand outside layers.');
      const button = page.getByRole('button', { name: 'As the kit has it' });
      const { borderRadius, fontWeight } = await styleOf(button, 'borderRadius', 'fontWeight');
      expect(borderRadius !== '0px' && fontWeight === '600', `The reset broke the button: ${borderRadius}.`);
      const link = page.getByRole('link', { name: 'A link of the kit' });
      const { textDecorationLine } = await styleOf(link, 'textDecorationLine');
      expect(textDecorationLine === 'none', 'The reset broke the link.');
      const heading = page.getByRole('heading', { name: 'A card of the kit' });
      expect((await styleOf(heading, 'marginBottom')).marginBottom === '0px', 'The reset broke the heading.');
      const mine = page.getByRole('button', { name: 'With a class of the page' });
      expect((await styleOf(mine, 'borderRadius')).borderRadius === '2px', 'A class of the page lost.');
      await picture(page, 'bootstrap');
    }),
  );
  return weighed(join(folder, 'dist'));
}

async function server(folder) {
  const html = await must('Rendering with plain Node', process.execPath, ['render.mjs'], { cwd: folder });
  expect(/<button[^>]*class="[^"]+"[^>]*>.*From a server.*<\/button>/s.test(html), `Not a button: ${html}`);
  await must(
    'Reading the kit on a server of components',
    process.execPath,
    ['--conditions', 'react-server', 'components.mjs'],
    { cwd: folder },
  );
  return 'no bundler';
}

async function flows(folder) {
  const installed = readdirSync(join(folder, 'node_modules/@porchlight/flows/node_modules', '..'));
  expect(!installed.includes('node_modules'), 'The flows bring packages of their own along.');
  await must('Types in the consumer of the flows', tsc, ['-p', '.'], { cwd: folder });
  for (const file of ['heart.mjs', 'entries.mjs', 'out/use.mjs'])
    await must(`Running ${file} in the consumer of the flows`, process.execPath, [file], { cwd: folder });
  return 'no bundler';
}

async function explorer(folder, { browser }) {
  const strays = readdirSync(join(folder, 'node_modules/@porchlight')).filter(
    (name) => name !== 'flow-explorer',
  );
  expect(strays.length === 0, `The Explorer brings along ${strays.join(', ')}.`);
  await Promise.all([
    must('Types in the Storybook with the Explorer', tsc, ['-p', '.'], { cwd: folder }),
    must('Types of the driver', tsc, ['-p', 'tsconfig.driver.json'], { cwd: folder }),
    must('Building a Storybook with the Explorer', bin(folder, 'storybook'), ['build', '--quiet'], {
      cwd: folder,
      env: { NODE_ENV: 'production' },
    }),
  ]);
  await withFiles(join(folder, 'storybook-static'), async (address) => {
    const story = (id) => `${address}/iframe.html?viewMode=story&id=${id}`;
    await onPage(browser, story('traffic-light--explorer'), async (page) => {
      await page.getByRole('img', { name: /^States of .*Now: red\.$/ }).waitFor();
      const lookOf = (state) =>
        styleOf(
          page.locator('text.fx-name', { hasText: state }).locator('..').locator('rect'),
          'fill',
          'stroke',
        ).then(({ fill, stroke }) => `${fill} ${stroke}`);
      const [lit, unlit] = [await lookOf('red'), await lookOf('green')];
      expect(lit !== unlit, 'The state that it begins in is not lit.');
      await page.getByRole('button', { name: 'passed' }).click();
      await page.getByRole('img', { name: /Now: green\.$/ }).waitFor();
      expect((await lookOf('green')) === lit && (await lookOf('red')) === unlit, 'The light has not moved.');
      // `stage.js` takes effect on import: a dialog on a stage leaves the rest of the page usable.
      const isModal = await page.evaluate(() => {
        const stage = document.createElement('div');
        stage.dataset.flowStage = '';
        const dialog = stage.appendChild(document.createElement('dialog'));
        document.body.append(stage);
        dialog.showModal();
        return dialog.matches(':modal');
      });
      expect(!isModal, 'The build lost the stage.');
    });
    await onPage(browser, story('checkout--states'), async (page) => {
      const part = page
        .getByRole('region')
        .filter({ has: page.getByRole('button', { name: 'Pay for Lamp' }) });
      const { borderRadius } = await styleOf(part, 'borderRadius');
      expect(borderRadius !== '0px', 'Storybook lost the styles.');
    });
    await onPage(browser, story('driven--driven'), (page) => page.locator('[data-driven=whole]').waitFor());
  });
  return 'Storybook';
}

/** Slowest first, for the shortest total time. */
export const consumers = [
  { name: 'next', what: 'ui in Next, app router, strict CSP', text: 'packages/ui/README.md', work: next },
  {
    name: 'explorer',
    what: 'flow-explorer in a Storybook',
    text: 'packages/flow-explorer/README.md',
    work: explorer,
  },
  { name: 'astro', what: 'ui in Astro, with an island', text: 'packages/ui/README.md', work: astro },
  {
    name: 'react-router',
    what: 'ui in React Router as a framework',
    text: 'packages/ui/README.md',
    work: reactRouter,
  },
  { name: 'snippets', what: 'examples of all three, typed', text: 'stories, docs, READMEs', work: snippets },
  { name: 'vite', what: 'ui and flows in Vite, typed twice', text: 'packages/ui/README.md', work: vite },
  { name: 'webpack', what: 'ui in webpack', text: 'packages/ui/README.md', work: webpack },
  { name: 'tailwind', what: 'ui with Tailwind 4', text: 'packages/ui/README.md', work: tailwind },
  { name: 'bootstrap', what: 'ui with bootstrap-reboot', text: 'packages/ui/README.md', work: bootstrap },
  { name: 'server', what: 'ui and flows in plain Node', text: 'packages/ui/README.md', work: server },
  { name: 'flows', what: 'flows in plain Node', text: 'packages/flows/README.md', work: flows },
];
