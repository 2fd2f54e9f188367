import { isRecord } from '@porchlight/domain';
import { ValidationError } from 'yup';
import { invalid } from './errors.ts';

/** What is needed of a yup schema; naming its own type would tie every schema's fields into it. */
interface Checker<Output> {
  validate(value: unknown, options: { abortEarly: boolean; stripUnknown: boolean }): Promise<Output>;
}

/**
 * Checks a body against one of the domain's schemas and answers it cast, without unknown fields.
 * @throws HttpError 422 with the schema's texts by field name
 */
export async function validate<Output>(schema: Checker<Output>, body: unknown): Promise<Output> {
  try {
    return await schema.validate(withoutObjects(body), { abortEarly: false, stripUnknown: true });
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

/**
 * No field of the contract is an object. One that comes all the same is replaced by an empty array, which no
 * schema takes: casting it to text would call what it brings as its `toString`.
 */
function withoutObjects(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const fields = Object.entries(body).map(([name, value]): [string, unknown] => [
    name,
    isRecord(value) ? [] : value,
  ]);
  return Object.fromEntries(fields);
}
