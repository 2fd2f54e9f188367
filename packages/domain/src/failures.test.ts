import { describe, expect, it } from 'vitest';
import { errorMessageFrom } from './failures.ts';

describe('errorMessageFrom', () => {
  it.each([
    [{ message: 'Sorry' }, 'Sorry'],
    [{ message: ' Sorry ' }, 'Sorry'],
    [{ error: { message: 'Sorry' } }, 'Sorry'],
    [{ error: 'Sorry' }, 'Sorry'],
    [{ message: 'First', error: 'Second' }, 'First'],
    [{ message: '', error: 'Second' }, 'Second'],
    [{ message: 5, error: { message: 'Second' } }, 'Second'],
    [{ message: '<b>Sorry</b>' }, '<b>Sorry</b>'],
    [{ error: 5 }, undefined],
    [{ error: null }, undefined],
    [{}, undefined],
    [[], undefined],
    ['Sorry', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j says %j', (body, text) => {
    expect(errorMessageFrom(body)).toBe(text);
  });

  it('cuts long texts', () => {
    expect(errorMessageFrom({ message: 'x'.repeat(5000) })).toHaveLength(300);
  });
});
