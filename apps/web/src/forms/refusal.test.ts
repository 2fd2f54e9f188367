import { expect, test } from 'vitest';

import { ApiError } from '../api/index.ts';
import { Refused, refusalOf } from './refusal.ts';

const refused = (fieldErrors: Record<string, string[]>): ApiError =>
  new ApiError({ kind: 'http', status: 422, serverMessage: 'Not this one', fieldErrors });

test.each<{ what: string; fields: Record<string, string[]>; line: string | null }>([
  { what: 'about a field of the form is shown only there', fields: { email: ['Not this one'] }, line: null },
  {
    what: 'about another field is shown above',
    fields: { token: ['Not this one'] },
    line: 'Not this one',
  },
  {
    what: 'about both is shown above too',
    fields: { email: ['No'], token: ['Not this one'] },
    line: 'Not this one',
  },
  { what: 'of no field is said above', fields: {}, line: 'Not this one' },
])('an error response $what', ({ fields, line }) => {
  expect(refusalOf(refused(fields), ['email', 'password'], 'It did not work')).toEqual({ line, fields });
});

test('field errors of its own are shown at their fields, too', () => {
  const fields = { password: 'Not this one' };
  expect(refusalOf(new Refused('It did not work', fields), ['password'], '')).toEqual({
    line: null,
    fields: { password: ['Not this one'] },
  });
  expect(refusalOf(new Refused('It did not work'), ['password'], '')).toEqual({
    line: 'It did not work',
    fields: {},
  });
});

test('a failure without a text uses the form’s own', () => {
  expect(refusalOf(new TypeError('no way'), ['email'], 'It did not work')).toEqual({
    line: 'It did not work',
    fields: {},
  });
});
