import { expect, test } from 'vitest';

import { carriedReport, readCarriedReport } from './carried.ts';

test.each([
  [carriedReport('scam', 'Pay first.').state, { reason: 'scam', words: 'Pay first.' }],
  [
    { reason: 'gossip', words: 7 },
    { reason: '', words: '' },
  ],
  [null, { reason: '', words: '' }],
])('%j carries %j to the form', (state, carried) => {
  expect(readCarriedReport(state)).toEqual(carried);
});
