import { useField, useFormikContext } from 'formik';
import { use, useState } from 'react';

import { ServerErrorsContext } from './serverErrors.ts';

/** A field of the surrounding form, as the kit's controls take it. */
export interface FormField {
  name: string;
  value: string;
  error: string | undefined;
  onBlur: () => void;
  setValue: (value: string) => void;
}

/**
 * Binds a control to a text field. An error is shown after the field was left or the form submitted; with
 * `checkWhileTyping`, while typing.
 */
export function useFormField(name: string, checkWhileTyping = false): FormField {
  const [field, meta, helpers] = useField<string>(name);
  const { submitCount } = useFormikContext();
  const refused = use(ServerErrorsContext)[name]?.[0];
  const [isTyped, setTyped] = useState(false);
  const isDue = meta.touched || submitCount > 0 || (checkWhileTyping && isTyped);
  const found = isDue ? meta.error : undefined;
  return {
    name,
    value: field.value,
    error: found ?? refused,
    onBlur: () => void helpers.setTouched(true),
    setValue: (value) => {
      setTyped(true);
      void helpers.setValue(value);
    },
  };
}
