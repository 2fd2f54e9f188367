import { ValidationError, type InferType, type Schema } from 'yup';
import type { Checked } from '../checked.ts';
import * as limits from '../limits/index.ts';
import { isRecord } from '../records.ts';

/**
 * Checks a body or a form with a schema. Fields that the schema does not know are dropped; what is
 * not an object at all counts as an empty one.
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
 * Casting to text would call what a value brings as its `toString`, and fail when that is no function. Such a value
 * becomes a list in a list, which no schema takes. And a field called as what every object
 * has, such as `constructor`, would be taken for a part of the schema. A text is cut where every field's limit has
 * failed, because yup's own transforms read all of it.
 */
function harmless(input: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(input).map(([name, value]): [string, unknown] => {
    if (typeof value === 'string') return [name, value.slice(0, limits.rawTextMax + 1)];
    return [name, isRecord(value) && Object.hasOwn(value, 'toString') ? [[]] : value];
  });
  return Object.fromEntries(fields.filter(([name]) => !(name in Object.prototype)));
}

/** A field that is too long reports that alone: its other tests have read the beginning only. */
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
