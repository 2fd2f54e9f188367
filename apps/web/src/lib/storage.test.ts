// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

import { refuseStorage } from '../../../../tests/support/refuseStorage.ts';
import { tabStorage } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('what is written is read again, listed by its beginning, and gone once removed', () => {
  expect(tabStorage.write('draft/one', '1')).toBe(true);
  tabStorage.write('other', '2');
  expect(tabStorage.read('draft/one')).toBe('1');
  expect(tabStorage.names('draft/')).toEqual(['draft/one']);
  tabStorage.remove('draft/one');
  expect(tabStorage.read('draft/one')).toBeNull();
});

test('a browser that refuses to store reads as empty, and the caller is told', () => {
  refuseStorage();
  expect(tabStorage.write('draft/one', '1')).toBe(false);
  expect(tabStorage.read('draft/one')).toBeNull();
  expect(() => tabStorage.remove('draft/one')).not.toThrow();
});
