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
  /** The field of the form's values. */
  name: string;
};

/** `TextField` tied to the form around it. */
export function FormTextField({
  name,
  checkWhileTyping,
  ...rest
}: Bound<TextFieldProps> & {
  /** Shows what is wrong from the first letter on. Default false: once the field was left. */
  checkWhileTyping?: boolean;
}) {
  const { setValue, ...field } = useFormField(name, checkWhileTyping);
  return <TextField {...rest} {...field} onValueChange={setValue} />;
}

/** `PasswordField` tied to the form around it. */
export function FormPasswordField({ name, ...rest }: Bound<PasswordFieldProps>) {
  const { setValue, ...field } = useFormField(name);
  return <PasswordField {...rest} {...field} onValueChange={setValue} />;
}

/** `TextArea` tied to the form around it. */
export function FormTextArea({ name, ...rest }: Bound<TextAreaProps>) {
  const { setValue, ...field } = useFormField(name);
  return <TextArea {...rest} {...field} onValueChange={setValue} />;
}

/** `Select` tied to the form around it. */
export function FormSelect({ name, ...rest }: Bound<SelectProps>) {
  const { setValue, ...field } = useFormField(name);
  return <Select {...rest} {...field} onValueChange={setValue} />;
}
