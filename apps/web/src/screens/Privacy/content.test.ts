import { expect, test } from 'vitest';

import { privacySections } from './content.words.ts';

const words = (id: string): string => JSON.stringify(privacySections.find((section) => section.id === id));

test('has its ten parts, in their order', () => {
  expect(privacySections.map(({ id }) => id)).toEqual([
    'collected',
    'use',
    'sharing',
    'security',
    'retention',
    'rights',
    'cookies',
    'children',
    'updates',
    'contact',
  ]);
});

test.each([
  ['sharing', 'never sell your personal data for marketing'],
  ['sharing', 'They never see your email address'],
  ['sharing', 'phone number of a listing only if you choose to show it'],
  ['retention', 'Account data: until you delete your account'],
  ['retention', 'Listing data: until the listing is removed'],
  ['retention', 'Transaction records: 7 years'],
  ['retention', 'Support communications: 3 years'],
  ['retention', 'Marketing data: until you opt out'],
  ['children', 'under 13'],
  ['cookies', '/cookies'],
  ['contact', '/contact'],
])('%s says: %s', (id, text) => {
  expect(words(id)).toContain(text);
});
