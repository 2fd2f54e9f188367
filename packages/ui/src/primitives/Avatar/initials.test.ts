import { expect, test } from 'vitest';

import { colorIndex, initials } from './initials.ts';

test.each([
  ['Ana Ortiz', 'AO'],
  ['ana', 'A'],
  ['Mary Ann van der Berg', 'MB'],
  ['  José  ', 'J'],
  ['Łukasz Żak', 'ŁŻ'],
  ["O'Neill", 'O'],
  ['李小龍', '李'],
  ['🙂 Sam', 'S'],
  ['👩‍👩‍👧', ''],
  ['', ''],
])('%o becomes %o', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('the same name always gets the same color', () => {
  expect(colorIndex('Ana Ortiz', 5)).toBe(colorIndex('Ana Ortiz', 5));
  const used = new Set(['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay', 'Gus'].map((name) => colorIndex(name, 5)));
  expect(used.size).toBeGreaterThan(2);
});
