import { ApiError, messageFor } from '../api/index.ts';
import type { ServerErrors } from './serverErrors.ts';

/** The errors of a failed submission. */
export interface Refusal {
  /** The line above the form; `null` when the fields show everything. */
  line: string | null;
  fields: ServerErrors;
}

/** A failed submission with its own error text. */
export class Refused extends Error {
  override name = 'Refused';
  /** Errors by field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.fields = fields;
  }
}

const asLists = (fields: Readonly<Record<string, string>>): ServerErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));

/**
 * Sorts the server's errors: field errors go to their fields, and nothing is shown twice.
 *
 * @param names the form's fields
 * @param fallback the line when the server gives no reason
 */
export function refusalOf(error: unknown, names: readonly string[], fallback: string): Refusal {
  const fields =
    error instanceof Refused ? asLists(error.fields) : error instanceof ApiError ? error.fieldErrors : {};
  const refused = Object.keys(fields);
  const isSaid = refused.length > 0 && refused.every((name) => names.includes(name));
  const line = error instanceof Refused ? error.message : messageFor(error, fallback);
  return { line: isSaid ? null : line, fields };
}
