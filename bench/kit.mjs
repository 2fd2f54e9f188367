// Weighs the kit's exports, CSS included and React left out. `--each` weighs every one alone.
import { fileURLToPath } from 'node:url';

import { compileKit, kb, weigh } from './bundle.mjs';

/** The set that kits are compared by. */
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

/** In bytes of gzip. The promise is 25 kB for the set and 2 kB for a button; what was reached is held to. */
const BUDGETS = {
  Button: 2_000,
  'the set': 14_000,
  'the set, tokens, themes and reset': 16_000,
  'the set, whole stylesheet': 25_000,
};

const only = (names) => `export { ${names.join(', ')} } from './index.js';\n`;

/** @param {(kit: { folder: string; base: string; whole: string; names: string[] }) => Promise<void>} work */
export async function withKit(work) {
  const kit = await compileKit();
  try {
    await work(kit);
  } finally {
    kit.remove();
  }
}

/** What a visitor loads for the set: with the package's one stylesheet, and with the CSS of the set alone. */
export async function weighSet({ folder, base, whole }) {
  return {
    bare: await weigh(folder, only(SET)),
    based: await weigh(folder, base + only(SET)),
    whole: await weigh(folder, whole + only(SET)),
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
  console.log('The kit, kB (1000 bytes) gzip, React left out');
  console.log(`${''.padEnd(36)}${'      js     css  together'}`);
  const isEach = process.argv.includes('--each');
  for (const name of isEach ? kit.names : ['Button']) line(name, await weigh(kit.folder, only([name])));
  const { bare, based, whole } = await weighSet(kit);
  line('the set', bare);
  line('the set, tokens, themes and reset', based);
  line('the set, whole stylesheet', whole);
  if (isEach) line('everything', await weigh(kit.folder, `${kit.whole}export * from './index.js';\n`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await withKit(report);
