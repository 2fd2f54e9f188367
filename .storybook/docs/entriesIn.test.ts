import { expect, test } from 'vitest';

import { entriesIn } from './entriesIn.ts';

test('lists every text of a catalog, with placeholders for values', () => {
  const catalog = {
    Offer: {
      accept: 'Accept',
      until: (moment: string) => `until ${moment}`,
      count: (count: number, { number }: { number: (value: number) => string }) =>
        count === 1 ? '1 offer' : `${number(count)} offers`,
      steps: ['First', 'Second'],
    },
  };
  expect([...entriesIn(catalog)]).toEqual([
    { path: 'Offer.accept', text: 'Accept' },
    { path: 'Offer.until', text: 'until {1}' },
    { path: 'Offer.count', text: '{1} offers' },
    { path: 'Offer.steps.0', text: 'First' },
    { path: 'Offer.steps.1', text: 'Second' },
  ]);
});

test('leaves out a text that needs real values', () => {
  const missing = (): string => {
    throw new Error('Needs a date');
  };
  expect([...entriesIn({ missing })]).toEqual([]);
});
