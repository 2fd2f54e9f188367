import { texts } from '@porchlight/domain';

import { FormTextField } from '../forms/index.ts';

export interface EmailFieldProps {
  /** Says what is wrong from the first letter on. Default false. */
  checkWhileTyping?: boolean;
}

/** The address that someone signs in with; password managers know it as the name of the account. */
export function EmailField({ checkWhileTyping = false }: EmailFieldProps) {
  return (
    <FormTextField
      name="email"
      label={texts.auth.email}
      type="email"
      autoComplete="username"
      inputMode="email"
      checkWhileTyping={checkWhileTyping}
    />
  );
}
