import { ValidationError, type AnyObjectSchema, type InferType } from 'yup';
import { invalid } from './errors.ts';

/**
 * Checks a body against one of the domain's schemas and answers it cast, without unknown fields.
 * @throws HttpError 422 with the schema's texts by field name
 */
export async function validate<Schema extends AnyObjectSchema>(
  schema: Schema,
  body: unknown,
): Promise<InferType<Schema>> {
  try {
    return await schema.validate(body, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (ValidationError.isError(error)) throw invalid(fieldErrors(error));
    throw error;
  }
}

function fieldErrors(error: ValidationError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  const problems = error.inner.length > 0 ? error.inner : [error];
  for (const problem of problems) {
    const field = problem.path ?? '';
    const texts = (fields[field] ??= []);
    for (const text of problem.errors) if (!texts.includes(text)) texts.push(text);
  }
  return fields;
}
