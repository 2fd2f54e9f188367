import { ValidationError, type InferType, type Schema } from 'yup';
import type { Checked } from '../wire/checked.ts';
import * as limits from '../limits/index.ts';
import { isRecord } from '../wire/records.ts';

/**
 * Checks a body or a form with a schema. Unknown fields are dropped; a value that is not an object counts as an empty
 * one.
 */
export function checkInput<Checker extends Schema>(
  schema: Checker,
  input: unknown,
): Checked<InferType<Checker>> {
  try {
    const value: InferType<Checker> = schema.validateSync(isRecord(input) ? harmless(input) : {}, {
      abortEarly: false,
      stripUnknown: true,
    });
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ok: false, errors: textsByField(error) };
  }
}

/**
 * Prevents unsafe casts. Casting to text calls a value's own `toString`, and fails when that is not a function: such
 * a value becomes a nested list, which no schema accepts. Fields named like object members, such as `constructor`,
 * would be taken for a part of the schema. Texts are truncated beyond every field's limit, because yup's transforms
 * read all of them.
 */
function harmless(input: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(input).map(([name, value]): [string, unknown] => {
    if (typeof value === 'string') return [name, value.slice(0, limits.rawTextMax + 1)];
    return [name, isRecord(value) && Object.hasOwn(value, 'toString') ? [[]] : value];
  });
  return Object.fromEntries(fields.filter(([name]) => !(name in Object.prototype)));
}

/** A field that is too long reports only that: its other tests have read a part of it. */
function textsByField(error: ValidationError): Record<string, string[]> {
  const all = error.inner.length > 0 ? error.inner : [error];
  const tooLong = new Set(all.filter(({ type }) => type === 'max').map(({ path }) => path));
  const errors: Record<string, string[]> = {};
  for (const { path = '', message, type } of all) {
    if (tooLong.has(path) && type !== 'max') continue;
    const texts = (errors[path] ??= []);
    if (!texts.includes(message)) texts.push(message);
  }
  return errors;
}
