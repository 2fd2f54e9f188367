import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { refusal, roomOf, withRoom, withSample } from './newComponent.mjs';

const kit = (path) => readFileSync(new URL(`../packages/ui/src/${path}`, import.meta.url), 'utf8');

test.each(['primitives', 'components', 'patterns'])(
  'the folder of %s has all its files, under its title',
  (shelf) => {
    const room = roomOf('PriceTag', shelf);
    expect(Object.keys(room).toSorted()).toEqual([
      'PriceTag.css.ts',
      'PriceTag.docs.ts',
      'PriceTag.stories.tsx',
      'PriceTag.tsx',
      'index.ts',
    ]);
    expect(room['PriceTag.stories.tsx'].toLowerCase()).toContain(`title: '${shelf}/pricetag'`);
  },
);

test.each([
  ['Accent', 'Accordion'],
  ['Fieldset', 'FormErrorSummary'],
  ['PriceTag', 'ProgressBar'],
])('the shelf lists %s before %s', (name, next) => {
  const index = withRoom(kit('components/index.ts'), name);
  expect(index).toContain(`export * from './${name}/index.ts';\nexport * from './${next}/index.ts';`);
});

test('the last of a shelf is added at its end', () => {
  expect(withRoom(kit('components/index.ts'), 'Zebra')).toMatch(/export \* from '\.\/Zebra\/index\.ts';\n$/);
});

test('the conformance tests get a sample', () => {
  expect(withSample(kit('conformance/samples.tsx'), 'PriceTag')).toContain(
    '{\n  PriceTag: <kit.PriceTag>PriceTag</kit.PriceTag>,\n',
  );
});

test.each([
  ['priceTag', 'components', 'Give it a name'],
  ['Price-Tag', 'components', 'Give it a name'],
  ['PriceTag', 'shelf', 'Give it a shelf'],
  ['Price', 'components', 'There is a Price in patterns already.'],
])('%s on %s is refused: %s', (name, shelf, why) => {
  expect(refusal(name, shelf)).toContain(why);
});
