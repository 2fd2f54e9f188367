import { expect, test } from 'vitest';
import { confirmLinkPath, readConfirmLink } from './confirmLinks.ts';

test('a link contains its token behind the #', () => {
  expect(confirmLinkPath('a-token_1')).toBe('/confirm-email#token=a-token_1');
  expect(readConfirmLink('#token=a-token_1')).toBe('a-token_1');
});

test.each(['', '#', '#token=', '#token=+', '#other=x', '#a-token_1'])('%j contains no token', (hash) => {
  expect(readConfirmLink(hash)).toBeNull();
});
