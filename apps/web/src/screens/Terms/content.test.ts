import { expect, test } from 'vitest';

import { termsSections } from './content.words.ts';

const words = (id: string): string => JSON.stringify(termsSections.find((section) => section.id === id));

test('has its fourteen parts, in their order', () => {
  expect(termsSections.map(({ id }) => id)).toEqual([
    'agreement',
    'accounts',
    'listings',
    'prohibited-items',
    'conduct',
    'fees',
    'content-license',
    'privacy',
    'safety',
    'disclaimers',
    'indemnification',
    'termination',
    'governing-law',
    'changes',
  ]);
});

test.each([
  ['agreement', 'at least 18'],
  ['agreement', 'consent of a parent or guardian'],
  ['listings', 'is not a party to what buyers and sellers agree'],
  ['fees', 'Basic use is free'],
  ['disclaimers', '12 months'],
  ['governing-law', 'binding arbitration'],
  ['governing-law', 'class actions'],
])('%s says: %s', (id, text) => {
  expect(words(id)).toContain(text);
});
