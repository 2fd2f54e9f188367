// Measures the kit from the tarball with an external bundler, including CSS, without React. `--each` measures every
// export separately.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { kb, weigh } from './bundle.mjs';
import { withPackages } from './unpack.mjs';

const KIT = '@porchlight/ui';

/** The set of components for comparing kits. */
export const SET = [
  'Button',
  'Card',
  'Dialog',
  'Pagination',
  'Combobox',
  'Alert',
  'Skeleton',
  'Badge',
  'Avatar',
  'Tabs',
  'Accordion',
];

const WHOLE = ['styles', 'patterns'];

/** Promised limits in bytes of gzip. */
const BUDGETS = {
  Button: 2_200,
  'the set, own styles': 17_300,
  'the set, styles.css': 25_000,
};

/** The folder of every export, by which its styles are imported. */
async function readRooms(folder) {
  const dist = join(folder, 'node_modules', KIT, 'dist');
  const rooms = new Map();
  for (const shelf of ['primitives', 'components', 'patterns'])
    for (const { name } of readdirSync(join(dist, shelf), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    ))
      for (const exported of Object.keys(await import(join(dist, shelf, name, 'index.js'))))
        rooms.set(exported, `${shelf}/${name}`);
  return { rooms, names: Object.keys(await import(join(dist, 'index.js'))).toSorted() };
}

/** @param {(kit: { folder: string; rooms: Map<string, string>; names: string[] }) => Promise<void>} work */
export const withKit = (work) =>
  withPackages([KIT], async (folder) => work({ folder, ...(await readRooms(folder)) }));

/** The size of a bundle of some exports with these stylesheets, imported by one of the application's own. */
function weighWith(folder, names, sheets) {
  const lines = [...new Set(sheets)].map((sheet) => `@import '${KIT}/${sheet}.css';\n`);
  writeFileSync(join(folder, 'kit.css'), lines.join(''));
  const css = lines.length > 0 ? `import './kit.css';\n` : '';
  const what = names === undefined ? '*' : `{ ${names.join(', ')} }`;
  return weigh(folder, `${css}export ${what} from '${KIT}';\n`);
}

const stylesOf = (rooms, names) =>
  names.flatMap((name) => (rooms.has(name) ? [`${rooms.get(name)}/styles`] : []));

/**
 * What a visitor loads for the set: with only the set's CSS, with the stylesheet, and with that of the patterns too.
 */
export async function weighSet({ folder, rooms }) {
  return {
    based: await weighWith(folder, SET, ['base', 'reset', ...stylesOf(rooms, SET)]),
    general: await weighWith(folder, SET, ['styles']),
    whole: await weighWith(folder, SET, WHOLE),
  };
}

function line(name, { js, css }) {
  const total = js + css;
  const budget = BUDGETS[name];
  const isOver = budget !== undefined && total > budget;
  if (isOver) process.exitCode = 1;
  const verdict = budget === undefined ? '' : `   ${isOver ? 'OVER' : 'of'} ${kb(budget, 2).trim()}`;
  console.log(`${name.padEnd(36)}${kb(js, 2)}${kb(css, 2)}  ${kb(total, 2)}${verdict}`);
}

async function report(kit) {
  console.log('The kit, kB (1000 bytes) gzip, without React');
  console.log(`${''.padEnd(36)}${'      js     css  together'}`);
  const { folder, rooms, names } = kit;
  const isEach = process.argv.includes('--each');
  for (const name of isEach ? names : ['Button'])
    line(name, await weighWith(folder, [name], stylesOf(rooms, [name])));
  line('tokens, themes and reset', await weighWith(folder, ['cx'], ['base', 'reset']));
  const { based, general, whole } = await weighSet(kit);
  line('the set, own styles', based);
  line('the set, styles.css', general);
  line('the set, and patterns.css', whole);
  line('everything', await weighWith(folder, undefined, WHOLE));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await withKit(report);
