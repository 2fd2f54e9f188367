import { string, type StringSchema } from 'yup';
import { normalizeNewlines, toWellFormed } from '../text/characters.ts';
import { isEmail } from '../account/emails.ts';
import * as limits from '../limits/index.ts';
import { auth, fields } from '../texts/index.ts';
import { contained, singleLine } from '../text/visibleText.ts';

/** Maximum length of a text, and the error for a longer one. */
export interface Length {
  max: number;
  tooLong: string;
}

/**
 * A text cut one character over its limit, so that no test or later transform reads more. A raw text of more than
 * {@link limits.rawTextFactor} times the limit is cut without being normalized.
 */
function cutText(
  typeMessage: string,
  max: number,
  read: (typed: string) => string,
): StringSchema<string | undefined> {
  const cut = (typed: string): string =>
    (typed.length > max * limits.rawTextFactor ? typed : read(typed)).slice(0, max + 1);
  return string()
    .typeError(typeMessage)
    .transform((_value: unknown, typed: unknown) => (typeof typed === 'string' ? cut(typed) : typed));
}

const asTyped = (typed: string): string => typed;

const readText = (typed: string): string =>
  contained(toWellFormed(normalizeNewlines(typed)).replaceAll('\0', '')).trim();

/**
 * A typed text, never a number or anything else cast to one: line breaks as one character, no NUL (databases reject
 * it), no direction overrides or stacked marks (`contained`), trimmed. Every text field is based on this.
 */
export function text(typeMessage: string, length: Length): StringSchema<string | undefined> {
  return cutText(typeMessage, length.max, readText).max(length.max, length.tooLong);
}

/** An optional text. Empty counts as absent. */
export function optionalText(length: Length): StringSchema<string | undefined> {
  return text(length.tooLong, length).transform((value: unknown) => value || undefined);
}

/** An id. Longer texts are invalid. */
export function id(missing: string): StringSchema<string> {
  return text(missing, { max: limits.idMax, tooLong: missing }).required(missing);
}

/** A required email address. `missing` is the error for an empty field. */
export function email(missing: string = fields.emailRequired): StringSchema<string> {
  return text(fields.emailInvalid, { max: limits.emailMax, tooLong: fields.emailTooLong })
    .required(missing)
    .test('email', fields.emailInvalid, (value) => !value || isEmail(value));
}

/** One line of public text, without invisible characters. */
export function line(typeMessage: string, length: Length): StringSchema<string | undefined> {
  const read = (typed: string): string => singleLine(readText(typed));
  return cutText(typeMessage, length.max, read).max(length.max, length.tooLong);
}

/** A text of one kind, such as a phone number, normalized by `read` before its length is checked. */
export function plain(
  typeMessage: string,
  { max, tooLong, read }: Length & { read: (typed: string) => string },
): StringSchema<string | undefined> {
  return cutText(typeMessage, max, (typed) => read(readText(typed))).max(max, tooLong);
}

/** A program-generated text, unchanged. */
export function secret(
  missing: string,
  length: Length = { max: limits.tokenMax, tooLong: missing },
): StringSchema<string> {
  return cutText(missing, length.max, asTyped).max(length.max, length.tooLong).required(missing);
}

/** A password, unchanged, spaces included. Longer ones are never hashed, so that they cannot cause work. */
export function password(missing: string): StringSchema<string> {
  return secret(missing, { max: limits.passwordMax, tooLong: auth.passwordTooLong });
}

/** A new password. NUL and lone surrogates are rejected: passwords that differ only by them would be equal. */
export function newPassword(missing: string): StringSchema<string> {
  return password(missing).test(
    'characters',
    auth.passwordCharacters,
    (value) => !value || (!value.includes('\0') && toWellFormed(value) === value),
  );
}

/** The repeated password. Its length is checked by the first field. */
export function repeatedPassword(field: string, missing: string, differs: string): StringSchema<string> {
  return cutText(missing, limits.passwordMax, asTyped)
    .required(missing)
    .test('same', differs, (value, { parent }) => !value || value === parent[field]);
}
