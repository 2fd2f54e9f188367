// Opens all entries of the static build of Storybook, which reviewers and Chromatic see: renders and plays each story,
// opens each page of documentation, and fails if the console shows a message.
//
//   node scripts/checks/static.mjs                   one story after the other in one preview, like the sidebar
//   node scripts/checks/static.mjs --in manager      the same inside Storybook
//   node scripts/checks/static.mjs --in tab          each in a new tab
//
// Further arguments select entries (`Menu screens-listings`), `--part 2/3` a third of them; `--site FOLDER` uses an
// existing build, `--language de` sets the toolbar's language, `--motion` allows animations, `--axe` also checks
// accessibility, as the tests of stories do, and `--times` lists the slowest. Faults are printed when they are found.
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';

import { ensureBrowser } from '../browser.mjs';
import { buildSite, entriesOf, serveSite } from '../storybook/site.mjs';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    in: { type: 'string', default: 'preview' },
    pages: { type: 'string', default: '4' },
    part: { type: 'string', default: '1/1' },
    site: { type: 'string' },
    language: { type: 'string', default: 'en' },
    times: { type: 'boolean', default: false },
    axe: { type: 'boolean', default: false },
    motion: { type: 'boolean', default: false },
  },
});
/** Only for pages that hang. */
const LIMIT = 60_000;
const WINDOW = { width: 1200, height: 900 };

const started = Date.now();
const folder = options.site ?? (await buildSite());
const built = Date.now();
const site = await serveSite(folder);
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--disable-gpu'] });
const isAsked = ({ id }) => names.length === 0 || names.some((name) => id.includes(name.toLowerCase()));
const [part, parts] = options.part.split('/').map(Number);
const queue = entriesOf(folder)
  .filter(isAsked)
  // Every n-th entry, so that slow ones are distributed.
  .filter((_, index) => index % parts === part - 1);
const total = queue.length;
const broken = new Set();
const times = [];

/** Runs in every frame: records how the current entry ended. */
function listen() {
  globalThis.ends = [];
  const ends = (event, tell) =>
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.on(event, (told) => globalThis.ends.push(tell(told)));
  const failure = ({ message = 'failed', description = '' }) => ({ fault: `${message} ${description}` });
  const failures = (told) => ({ fault: told.map(({ message }) => message).join('; ') });
  function finished({ storyId, status, reporters }) {
    const reports = reporters.filter((report) => report.status === 'failed');
    const rules = reports.flatMap(({ result }) =>
      (result.violations ?? []).map(
        ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(', ')}`,
      ),
    );
    return { id: storyId, fault: status === 'success' ? undefined : rules.join('; ') };
  }
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => globalThis.storyChannel,
    set(channel) {
      const isFirst = globalThis.storyChannel === undefined;
      globalThis.storyChannel = channel;
      if (!isFirst) return;
      ends('playFunctionThrewException', failure);
      ends('storyThrewException', failure);
      ends('storyErrored', failure);
      ends('unhandledErrorsWhilePlaying', failures);
      ends('storyMissing', (id) => ({ id, fault: 'is not there' }));
      ends('storyFinished', finished);
      ends('docsRendered', (id) => ({ id }));
    },
  });
}

/**
 * Runs in the preview: whether an entry has ended. A page of documentation has when everything on it has, including
 * stories in frames and those loaded only when scrolled into view.
 */
function hasEnded({ id, type }) {
  const isTold = (one) => globalThis.ends?.some((end) => end.id === one);
  if (!isTold(id) || type === 'story') return isTold(id);
  const page = document.querySelector('#storybook-docs');
  const frames = [...page.querySelectorAll('iframe[src*="id="]')];
  for (const frame of frames) frame.loading = 'eager';
  const stories = [
    ...[...page.querySelectorAll('[id^="story--"][id$="-inner"]')].map(
      ({ id: block }) => /^story--(.*?)(--primary)?-inner$/.exec(block)[1],
    ),
    ...frames.map(({ src }) => new URL(src).searchParams.get('id')),
  ];
  return page.querySelector('h1') !== null && stories.every(isTold);
}

/** A tab with its console messages. */
async function openTab() {
  const context = await browser.newContext({
    viewport: WINDOW,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
  });
  context.setDefaultTimeout(LIMIT);
  const tab = await context.newPage();
  await tab.addInitScript(listen);
  const noise = [];
  tab.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The browser's own message about an intended error response.
    if (message.location().url.includes('/api/')) return;
    // Storybook logs this when it is controlled from outside.
    if (message.text().startsWith('Accessing the Story Store is deprecated')) return;
    // Storybook's own messages about its parts.
    if (options.in === 'manager' && message.location().url.includes('/sb-manager/')) return;
    noise.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  tab.on('pageerror', ({ message }) => noise.push(message));
  return { tab, noise };
}

/** The window size that a story asks for. */
const windowOf = (tab, id) =>
  tab.evaluate(async (storyId) => {
    const { storyStoreValue: store } = globalThis.__STORYBOOK_PREVIEW__;
    const { globals, parameters } = store.getStoryContext(await store.loadStory({ storyId }));
    const { styles } = parameters.viewport.options[globals.viewport?.value] ?? {};
    return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
  }, id);

/** The toolbar's values. */
const globals = {
  ...(!options.axe && { a11y: { manual: true } }),
  ...(options.language !== 'en' && { locale: options.language }),
};
/** The same in a URL. */
const globalsInAddress = [
  ...(options.axe ? [] : ['a11y.manual:!true']),
  ...(options.language === 'en' ? [] : [`locale:${options.language}`]),
].join(';');

const open = (tab, path, query) =>
  tab.goto(`${site.address}${path}?${new URLSearchParams({ ...query, globals: globalsInAddress })}`, {
    waitUntil: 'commit',
  });

/** Opens the empty preview, which ignores globals in its URL, so they are sent to it. */
async function openPreview(tab) {
  await open(tab, '/iframe.html', {});
  await tab.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue);
  await tab.evaluate((chosen) => globalThis.storyChannel.emit('updateGlobals', { globals: chosen }), globals);
}

/** Opens an entry, and returns its frame. */
async function go(tab, { id, type }, isFirst) {
  if (options.in === 'tab') {
    await open(tab, '/iframe.html', { id, viewMode: type });
    return tab.mainFrame();
  }
  if (options.in === 'manager' && isFirst) {
    await open(tab, '/', { path: `/${type}/${id}` });
    const frame = await tab.waitForSelector('#storybook-preview-iframe', { state: 'attached' });
    return await frame.contentFrame();
  }
  // A story's window size must be set before it is drawn, so the preview is opened first.
  if (isFirst) await openPreview(tab);
  const preview = tab.frame({ name: 'storybook-preview-iframe' }) ?? tab.mainFrame();
  if (options.in === 'preview')
    await tab.setViewportSize((type === 'story' && (await windowOf(tab, id))) || WINDOW);
  const event = options.in === 'manager' ? 'selectStory' : 'setCurrentStory';
  await preview.evaluate(
    ([name, selection]) => {
      globalThis.ends = [];
      globalThis.storyChannel.emit(name, selection);
    },
    [event, { storyId: id, viewMode: type }],
  );
  return preview;
}

/** The faults of one story or page. */
async function look({ tab, noise }, entry, isFirst) {
  noise.length = 0;
  const frame = await go(tab, entry, isFirst);
  try {
    await frame.waitForFunction(hasEnded, entry, { timeout: LIMIT });
  } catch {
    return ['does not finish', ...noise];
  }
  const ends = await frame.evaluate(() => globalThis.ends);
  return [...ends.flatMap(({ fault }) => fault ?? []), ...noise];
}

async function work() {
  let page;
  for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
    const isFirst = page === undefined;
    if (isFirst) page = await openTab();
    const start = Date.now();
    const found = await look(page, entry, isFirst);
    times.push({ id: entry.id, ms: Date.now() - start });
    for (const fault of found) console.error(`${entry.id}: ${fault.slice(0, 1500)}`);
    if (found.length > 0) broken.add(entry.id);
    if (options.in === 'tab' || found.length > 0) {
      await page.tab.context().close();
      page = undefined;
    }
  }
}

try {
  await Promise.all(Array.from({ length: Number(options.pages) }, work));
} finally {
  await browser.close();
  site.close();
}
const seconds = (from, to) => Math.round((to - from) / 1000);
if (options.times)
  for (const { id, ms } of times.toSorted((a, b) => b.ms - a.ms).slice(0, 20)) console.log(`${ms} ms ${id}`);
console.log(
  `${total - broken.size} of ${total} opened without a fault (${seconds(started, built)} s to build, ${seconds(built, Date.now())} s to open).`,
);
if (broken.size > 0 || total === 0) process.exitCode = 1;
