import { ApiError, messageFor } from '../api/index.ts';
import type { ServerErrors } from './serverErrors.ts';

/** What a form shows of a failed sending. */
export interface Refusal {
  /** The line above the form; `null` where its fields say it all. */
  line: string | null;
  fields: ServerErrors;
}

/** A sending that failed with a text of its own for whoever sent it. */
export class Refused extends Error {
  override name = 'Refused';
  /** What was refused, by field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.fields = fields;
  }
}

const asLists = (fields: Readonly<Record<string, string>>): ServerErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));

/**
 * Sorts what the server said: texts of fields stand by their fields, and nothing is said twice.
 *
 * @param names The fields that the form has.
 * @param fallback The line where the server gives no reason.
 */
export function refusalOf(error: unknown, names: readonly string[], fallback: string): Refusal {
  const fields =
    error instanceof Refused ? asLists(error.fields) : error instanceof ApiError ? error.fieldErrors : {};
  const refused = Object.keys(fields);
  const isSaid = refused.length > 0 && refused.every((name) => names.includes(name));
  const line = error instanceof Refused ? error.message : messageFor(error, fallback);
  return { line: isSaid ? null : line, fields };
}
