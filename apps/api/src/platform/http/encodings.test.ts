import { expect, test } from 'vitest';
import { acceptedEncoding } from './encodings.ts';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['gzip;q=0', null],
])('%s selects %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
