import { categoryTree, texts } from '@porchlight/domain';
import { expect, test } from 'vitest';

import { categorySections } from './byCategory.ts';
import { decidingSections } from './deciding.words.ts';
import { offeringSections } from './offering.words.ts';

const sections = [...offeringSections, ...categorySections, ...decidingSections];

test('sections have unique addresses', () => {
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
});

test.each(categoryTree)('$name has its rules, one for each subcategory', ({ slug, subCategories }) => {
  const words = JSON.stringify(categorySections.find(({ id }) => id === slug));
  for (const { name } of subCategories) expect(words).toMatch(new RegExp(`${name}: [a-z]`));
});

test.each([
  ['decisions', Object.values(texts.moderation.kinds)],
  ['reasons', Object.values(texts.moderation.reasons)],
])('%s have the same names as in emails', (part, names) => {
  const words = JSON.stringify(decidingSections.find(({ id }) => id === part));
  for (const name of names) expect(words).toContain(`"${name}`);
});
