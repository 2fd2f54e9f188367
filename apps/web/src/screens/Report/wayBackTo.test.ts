import { expect, it } from 'vitest';

import { wayBackTo } from './wayBackTo.ts';

it.each([
  ['/listings/42', 'Back to the listing'],
  ['/listings/42?near=53703', 'Back to the listing'],
  ['/listings?q=bike', 'Back to where you were'],
  ['/sellers/7?page=2', 'Back to the seller'],
  ['/messages?listing=1&with=2', 'Back to the conversation'],
  ['/help', 'Back to where you were'],
])('%s: %s', (href, action) => {
  expect(wayBackTo(href)).toEqual({ href, action });
});

it.each(['/', '/report', '/report?user=Sam'])('%s: none', (href) => {
  expect(wayBackTo(href)).toBeUndefined();
});
