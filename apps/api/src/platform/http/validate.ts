import { checkInput } from '@porchlight/domain';
import { invalid } from './errors.ts';

type Checker = Parameters<typeof checkInput>[0];
type Checked<Schema extends Checker> = Extract<ReturnType<typeof checkInput<Schema>>, { ok: true }>['value'];

/**
 * Validates a body against a domain schema and returns it cast, without unknown fields.
 * @throws HttpError 422 with the schema's texts by field name
 */
export function validate<Schema extends Checker>(schema: Schema, body: unknown): Checked<Schema> {
  const checked = checkInput(schema, body);
  if (!checked.ok) throw invalid(checked.errors);
  return checked.value;
}
