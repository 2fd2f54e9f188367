// Measures what a first visit loads: the files that a page links to or inlines, compressed, against budgets.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const client = fileURLToPath(new URL('../apps/web/dist/client', import.meta.url));

/**
 * Limits of a first visit in kB of 1000 bytes, for the listings page and for any other. Fonts are compressed already.
 * The heaviest is the listing form, where few visits start: photos, places, drafts, every field of the kit, and the
 * header's search. Scripts load after the content, so they don't delay the first paint.
 */
const promised = 'screens/Listings/ListingsScreen.tsx';
const budgets = {
  listings: { scripts: 143, styles: 15.8, fonts: 42 },
  'any other': { scripts: 207, styles: 17, fonts: 42 },
};

const assets = JSON.parse(readFileSync(`${client}/render-assets.json`, 'utf8'));
const sizes = new Map();

function gzipped(path) {
  if (!sizes.has(path)) sizes.set(path, gzipSync(readFileSync(client + path), { level: 9 }).length);
  return sizes.get(path);
}

const sum = (paths, sizeOf) => [...new Set(paths)].reduce((total, path) => total + sizeOf(path), 0) / 1000;
const plain = (path) => readFileSync(client + path).length;

/** The sizes of one screen's first visit in kB: scripts with their parts, styles, fonts. */
export function weigh(screen) {
  const own = assets.screens[screen] ?? { scripts: [], styles: [] };
  // Files that only one screen uses are named after it.
  const name = screen
    .split('/')
    .at(-1)
    .replace(/\.tsx?$/, '');
  const isOfScreen = (path) => path.startsWith(`/assets/${name}-`);
  const isVendor = (path) => path.startsWith('/assets/vendor-');
  const atOnce = [assets.script, ...assets.preloads];
  const parts = {
    vendor: sum(atOnce.filter(isVendor), gzipped),
    app:
      gzipSync(assets.boot.text, { level: 9 }).length / 1000 +
      sum(
        atOnce.filter((path) => !isVendor(path)),
        gzipped,
      ),
    shared: sum(
      own.scripts.filter((path) => !isOfScreen(path)),
      gzipped,
    ),
    screen: sum(own.scripts.filter(isOfScreen), gzipped),
  };
  return {
    parts,
    scripts: Object.values(parts).reduce((total, part) => total + part),
    styles: sum([...assets.styles, ...own.styles], gzipped),
    fonts: sum(assets.fonts, plain),
  };
}

function report() {
  const rows = Object.keys(assets.screens)
    .toSorted()
    .map((screen) => ({ screen, ...weigh(screen) }));
  const width = Math.max(...rows.map(({ screen }) => screen.length));
  const cell = (value) => value.toFixed(1).padStart(8);
  console.log(
    'First visit, kB gzip. Scripts = vendor (libraries) + app (ours, on every page) + shared + screen',
  );
  console.log(`${'screen'.padEnd(width)} scripts   vendor     app  shared  screen  styles   fonts`);
  for (const { screen, parts, scripts, styles, fonts } of rows)
    console.log(screen.padEnd(width) + [scripts, ...Object.values(parts), styles, fonts].map(cell).join(''));
  for (const [name, { scripts, styles, fonts }] of Object.entries(budgets))
    console.log(
      `${`budget, ${name}`.padEnd(width)}${cell(scripts)}${' '.repeat(32)}${cell(styles)}${cell(fonts)}`,
    );

  let isOver = false;
  for (const { screen, ...actual } of rows) {
    const allowed = budgets[screen === promised ? 'listings' : 'any other'];
    for (const [kind, budget] of Object.entries(allowed)) {
      if (actual[kind] <= budget) continue;
      isOver = true;
      console.error(`Over budget: ${screen}, ${kind} ${actual[kind].toFixed(1)} kB of ${budget} kB`);
    }
  }
  if (process.argv.includes('--files')) {
    const own = assets.screens[promised];
    for (const path of [assets.script, ...assets.preloads, ...own.scripts, ...assets.styles, ...own.styles])
      console.log(`${(gzipped(path) / 1000).toFixed(1).padStart(8)}  ${path}`);
  }
  process.exitCode = isOver ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) report();
