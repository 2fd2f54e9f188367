// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

import { refuseStorage } from '../../../../tests/support/refuseStorage.ts';
import { tabStorage } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('what is written is read again, listed by its beginning, and gone once removed', () => {
  expect(tabStorage.write('words:ana/one', '1')).toBe(true);
  tabStorage.write('intent', '2');
  expect(tabStorage.read('words:ana/one')).toBe('1');
  expect(tabStorage.names('words:')).toEqual(['words:ana/one']);
  tabStorage.remove('words:ana/one');
  expect(tabStorage.read('words:ana/one')).toBeNull();
});

test('a browser that refuses to store reads as empty, and the caller is told', () => {
  refuseStorage();
  expect(tabStorage.write('words:ana/one', '1')).toBe(false);
  expect(tabStorage.read('words:ana/one')).toBeNull();
  expect(() => tabStorage.remove('words:ana/one')).not.toThrow();
});

test('what is not listed, or listed for another place, cannot be written', () => {
  // @ts-expect-error a name that `keptThings` does not know
  tabStorage.write('other', '1');
  // @ts-expect-error a name of the device
  tabStorage.write('theme', '1');
});
