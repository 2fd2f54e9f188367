import { expect, it } from 'vitest';
import { counterState } from './counter.ts';

it.each([
  ['', 2000, '0 / 2,000', false, undefined],
  ['a\r\nb', 2000, '3 / 2,000', false, undefined],
  ['a'.repeat(1899), 2000, '1,899 / 2,000', false, undefined],
  ['a'.repeat(1900), 2000, '1,900 / 2,000', false, 100],
  ['a'.repeat(1949), 2000, '1,949 / 2,000', false, 100],
  ['a'.repeat(1950), 2000, '1,950 / 2,000', false, 50],
  ['a'.repeat(1996), 2000, '1,996 / 2,000', false, 5],
  ['a'.repeat(2000), 2000, '2,000 / 2,000', false, 0],
  ['a'.repeat(2003), 2000, '2,003 / 2,000', true, -3],
  ['', 20, '0 / 20', false, undefined],
  ['a'.repeat(15), 20, '15 / 20', false, 5],
])('%#: %s of %d', (text, max, shown, over, announced) => {
  expect(counterState(text, max, (value) => value.toLocaleString('en-US'))).toMatchObject({
    shown,
    over,
    announced,
  });
});
