// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';

import { keepSearches, recentSearches, rememberSearch } from './recentSearches.ts';

beforeEach(() => localStorage.clear());

test('the newest comes first, without duplicates, up to eight', () => {
  for (const text of ['one', '  two  beds ', 'One', '', '   ', 'x'.repeat(101)]) rememberSearch(text);
  expect(recentSearches()).toEqual(['One', 'two beds']);
  for (let turn = 0; turn < 9; turn += 1) rememberSearch(`search ${turn}`);
  expect(recentSearches()).toHaveLength(8);
  expect(recentSearches()[0]).toBe('search 8');
});

test('removed searches are deleted from the device', () => {
  rememberSearch('one');
  keepSearches([]);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '"text"', '[1, "", null, {}]'])('%j in storage is no search', (kept) => {
  localStorage.setItem('recent-searches', kept);
  expect(recentSearches()).toEqual([]);
});
