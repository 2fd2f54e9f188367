import {
  PasswordField,
  type PasswordFieldProps,
  Select,
  type SelectProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from '@porchlight/ui';

import { useFormField } from './useFormField.ts';

type Bound<Props> = Omit<
  Props,
  'name' | 'value' | 'error' | 'onBlur' | 'onChange' | 'onValueChange' | 'defaultValue'
> & {
  /** Name of the form value. */
  name: string;
};

/** `TextField` bound to the surrounding form. */
export function FormTextField({
  name,
  checkWhileTyping,
  ...rest
}: Bound<TextFieldProps> & {
  /** Shows errors while typing. Default false: after the field was left. */
  checkWhileTyping?: boolean;
}) {
  const { setValue, ...field } = useFormField(name, checkWhileTyping);
  return <TextField {...rest} {...field} onValueChange={setValue} />;
}

/** `PasswordField` bound to the surrounding form. */
export function FormPasswordField({ name, ...rest }: Bound<PasswordFieldProps>) {
  const { setValue, ...field } = useFormField(name);
  return <PasswordField {...rest} {...field} onValueChange={setValue} />;
}

/** `TextArea` bound to the surrounding form. */
export function FormTextArea({ name, ...rest }: Bound<TextAreaProps>) {
  const { setValue, ...field } = useFormField(name);
  return <TextArea {...rest} {...field} onValueChange={setValue} />;
}

/** `Select` bound to the surrounding form. */
export function FormSelect({ name, ...rest }: Bound<SelectProps>) {
  const { setValue, ...field } = useFormField(name);
  return <Select {...rest} {...field} onValueChange={setValue} />;
}
