import { ValidationError, type InferType, type Schema } from 'yup';
import { isRecord } from '../records.ts';

/** A checked input: cleaned values, or the texts by field name, each field's most telling text first. */
export type Checked<Value> = { ok: true; value: Value } | { ok: false; errors: Record<string, string[]> };

/**
 * Checks a body or a form with a schema. Fields that the schema does not know are dropped; what is
 * not an object at all counts as an empty one.
 */
export function checkInput<Checker extends Schema>(
  schema: Checker,
  input: unknown,
): Checked<InferType<Checker>> {
  try {
    const value: InferType<Checker> = schema.validateSync(isRecord(input) ? input : {}, {
      abortEarly: false,
      stripUnknown: true,
    });
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ok: false, errors: textsByField(error) };
  }
}

function textsByField(error: ValidationError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error]) {
    const texts = (errors[path] ??= []);
    if (!texts.includes(message)) texts.push(message);
  }
  return errors;
}
