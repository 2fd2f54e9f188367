import { describe, expect, it } from 'vitest';
import { errorMessageFrom, refusalFrom } from './failures.ts';

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

describe('refusalFrom', () => {
  it.each([
    [{ title: ['Too short', 'No'] }, { title: ['Too short', 'No'] }],
    [{ title: 'Too short' }, { title: ['Too short'] }],
    [{ title: ['Too short', 7, null] }, { title: ['Too short'] }],
    // A field without an error text would leave its form without a message.
    [{ title: [], price: [''], place: null, phone: 7 }, {}],
    [['Too short'], {}],
    ['Too short', {}],
    [null, {}],
  ])('errors %j are %j by field', (errors, fieldErrors) => {
    expect(refusalFrom({ message: 'Not this', code: 'invalid', errors })).toEqual({
      serverMessage: 'Not this',
      code: 'invalid',
      fieldErrors,
    });
  });

  it.each([undefined, null, [], '<!doctype html>', {}, { code: 7, message: {}, errors: 7 }])(
    '%j has no text',
    (body) => {
      expect(refusalFrom(body)).toEqual({ serverMessage: undefined, code: undefined, fieldErrors: {} });
    },
  );
});
