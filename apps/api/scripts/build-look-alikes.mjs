// Makes apps/api/data/look-alikes.txt from Unicode's table of confusables (UTS #39), as a development dependency has it.
// One line for each Latin reading: the reading, a space, the characters that look like it.
// Run: node apps/api/scripts/build-look-alikes.mjs
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const confusables = require('unhomoglyph/data.json');

const withoutAccents = (text) => text.normalize('NFKD').replace(/\p{M}+/gu, '');

const byReading = new Map();
for (const [character, prototype] of Object.entries(confusables)) {
  const reading = withoutAccents(prototype);
  const isAscii = character.codePointAt(0) < 128;
  // Names are decomposed before they are read, so that what changes by it is never looked up.
  if (isAscii || withoutAccents(character) !== character) continue;
  if (/^[\p{Script=Latin}\d]+$/u.test(reading))
    byReading.set(reading, (byReading.get(reading) ?? '') + character);
}

const lines = [...byReading].map(([reading, characters]) => `${reading} ${characters}\n`).sort();
writeFileSync(new URL('../data/look-alikes.txt', import.meta.url), lines.join(''));
