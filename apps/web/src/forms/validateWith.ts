import { checkInput } from '@porchlight/domain';
import type { Schema } from 'yup';

/** Errors as Formik wants them: the most telling text of each field. */
export type FieldTexts = Readonly<Record<string, string>>;

/** Makes a Formik `validate` of a schema, by the same road the server takes, so that both say the same. */
export function validateWith(schema: Schema): (values: unknown) => FieldTexts {
  return (values) => {
    const checked = checkInput(schema, values);
    if (checked.ok) return {};
    return Object.fromEntries(Object.entries(checked.errors).map(([name, [text = '']]) => [name, text]));
  };
}
