// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

import { refuseStorage } from '../../../../tests/support/refuseStorage.ts';
import { tabStorage } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('written values can be read, listed by prefix, and removed', () => {
  expect(tabStorage.write('words:ana/one', '1')).toBe(true);
  tabStorage.write('intent', '2');
  expect(tabStorage.read('words:ana/one')).toBe('1');
  expect(tabStorage.names('words:')).toEqual(['words:ana/one']);
  tabStorage.remove('words:ana/one');
  expect(tabStorage.read('words:ana/one')).toBeNull();
});

test('blocked storage reads as empty, and the caller learns of it', () => {
  refuseStorage();
  expect(tabStorage.write('words:ana/one', '1')).toBe(false);
  expect(tabStorage.read('words:ana/one')).toBeNull();
  expect(() => tabStorage.remove('words:ana/one')).not.toThrow();
});

test('unlisted names, or names of another storage, can’t be written', () => {
  // @ts-expect-error a name that `keptThings` does not know
  tabStorage.write('other', '1');
  // @ts-expect-error a name of the device
  tabStorage.write('theme', '1');
});
