import { string, type StringSchema } from 'yup';
import { normalizeNewlines, toWellFormed } from '../characters.ts';
import { isEmail } from '../emails.ts';
import * as limits from '../limits/index.ts';
import { auth, fields } from '../texts/index.ts';
import { singleLine } from '../visibleText.ts';

/** A text a person typed, never a number or anything else made into one: line breaks as one character, no NUL (databases refuse it), no spaces around. */
export function text(typeMessage: string): StringSchema<string | undefined> {
  return string()
    .typeError(typeMessage)
    .transform((_value: unknown, typed: unknown) =>
      typeof typed === 'string' ? toWellFormed(normalizeNewlines(typed)).replaceAll('\0', '').trim() : typed,
    );
}

/** A text that may be left out. Empty counts as left out. */
export function optionalText(max: number, tooLong: string): StringSchema<string | undefined> {
  return text(tooLong)
    .transform((value: unknown) => value || undefined)
    .max(max, tooLong);
}

/** An e-mail address that has to be given. `missing` is what an empty field reads. */
export function email(missing: string = fields.emailRequired): StringSchema<string> {
  return text(fields.emailInvalid)
    .required(missing)
    .max(limits.emailMax, fields.emailTooLong)
    .test('email', fields.emailInvalid, (value) => !value || isEmail(value));
}

/** One line that others read: what nobody sees in it is taken out. */
export function line(typeMessage: string): StringSchema<string | undefined> {
  return text(typeMessage).transform((value: unknown) =>
    typeof value === 'string' ? singleLine(value) : value,
  );
}

/** A text nobody but programs made, as it is. */
export function secret(missing: string): StringSchema<string> {
  return string()
    .typeError(missing)
    .transform((_value: unknown, typed: unknown) => typed)
    .required(missing);
}

/** A password as it is, spaces included. Longer ones are never hashed: that would be work for the asking. */
export function password(missing: string): StringSchema<string> {
  return secret(missing).max(limits.passwordMax, auth.passwordTooLong);
}

/** The same password once more. */
export function repeatedPassword(field: string, missing: string, differs: string): StringSchema<string> {
  return secret(missing).test('same', differs, (value, { parent }) => !value || value === parent[field]);
}
