import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const here = fileURLToPath(new URL('..', import.meta.url));

/** Backgrounds without text. */
const bare = new Set([
  'components/RangeSlider/RangeSlider.css.ts thumb',
  'components/Switch/Switch.css.ts track',
  'lib/choice.css.ts mark',
  // Part of a button's look, and of a thumb's.
  'components/RangeSlider/RangeSlider.css.ts locked',
  'primitives/Button/Button.css.ts neutralOver',
  'primitives/Skeleton/Skeleton.css.ts skeleton',
]);

/** The own keys of an object literal, as written. */
function ownKeys(text: string, brace: number): string {
  let [own, depth] = ['', 0];
  for (const letter of text.slice(brace + 1)) {
    if (letter === '}' && depth === 0) break;
    if (letter === '{') depth += 1;
    if (depth === 0) own += letter;
    if (letter === '}') depth -= 1;
  }
  return own;
}

/** Start of the object literal around a position. */
function braceBefore(text: string, place: number): number {
  let depth = 0;
  for (let at = place - 1; at >= 0; at -= 1) {
    if (text[at] === '}') depth += 1;
    if (text[at] === '{' && depth-- === 0) return at;
  }
  return -1;
}

/** Styles of elements, not of states such as hover, that paint a background. */
function grounds(file: string): { name: string; setsColor: boolean }[] {
  const text = readFileSync(here + file, 'utf8');
  return [...text.matchAll(/background: color\.(surface\w*|\w+Soft)\b/g)].flatMap(({ index }) => {
    const brace = braceBefore(text, index);
    const [, style, variant] =
      /(?:const (\w+) = (?:kitStyle\()?|\n {4}(\w+): )$/.exec(text.slice(0, brace)) ?? [];
    const name = style ?? variant;
    if (name === undefined) return [];
    return [{ name: `${file} ${name}`, setsColor: /(^|[\s,])color:/.test(ownKeys(text, brace)) }];
  });
}

const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(primitives|components|patterns|lib)\/.*\.css\.ts$/.test(file),
);

test('every style with a background sets the color of its text', () => {
  const all = files.flatMap(grounds);
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter(({ name, setsColor }) => !setsColor && !bare.has(name)).map(({ name }) => name)).toEqual(
    [],
  );
});
