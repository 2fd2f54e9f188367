import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeJsonForHtml } from './html.ts';

it.each([
  ['</script><script>', '"\\u003C/script\\u003E\\u003Cscript\\u003E"'],
  ['a & b', '"a \\u0026 b"'],
  ['\u2028\u2029', '"\\u2028\\u2029"'],
  [undefined, 'null'],
])('%j becomes %s', (value, json) => {
  expect(safeJsonForHtml(value)).toBe(json);
});

it('parses to the same data and contains nothing that markup could read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = safeJsonForHtml(value);
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
