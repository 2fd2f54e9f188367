import { checkInput } from '@porchlight/domain';
import type { Schema } from 'yup';

/** Formik errors: the most useful text of each field. */
export type FieldTexts = Readonly<Record<string, string>>;

/** Creates a Formik `validate` from a schema, with the same check as the server. */
export function validateWith(schema: Schema): (values: unknown) => FieldTexts {
  return (values) => {
    const checked = checkInput(schema, values);
    if (checked.ok) return {};
    return Object.fromEntries(Object.entries(checked.errors).map(([name, [text = '']]) => [name, text]));
  };
}
