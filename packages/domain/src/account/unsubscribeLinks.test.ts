import { expect, test } from 'vitest';
import { kindsOfToken, oneClickPath, readUnsubscribeLink, unsubscribeLinkPath } from './unsubscribeLinks.ts';

test('the link for users has its token behind the #, the one for their email programs in the query', () => {
  expect(unsubscribeLinkPath('offer.a.b')).toBe('/unsubscribe#token=offer.a.b');
  expect(readUnsubscribeLink('#token=offer.a.b')).toBe('offer.a.b');
  expect(oneClickPath('offer.a.b')).toBe('/api/v1/notifications/unsubscribe?token=offer.a.b');
});

test.each(['', '#', '#token=', '#other=x', '#a-token_1'])('%j contains no token', (hash) => {
  expect(readUnsubscribeLink(hash)).toBeNull();
});

test.each([
  ['offer.a.b', ['offer']],
  ['price_drop~message.a.b', ['price_drop', 'message']],
  ['nonsense.a.b', []],
  ['', []],
])('%j is about %j', (token, kinds) => {
  expect(kindsOfToken(token)).toEqual(kinds);
});
