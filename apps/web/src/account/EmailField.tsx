import { texts } from '@porchlight/domain';

import { FormTextField } from '../forms/index.ts';

export interface EmailFieldProps {
  /** Validates from the first character on. Default false. */
  checkWhileTyping?: boolean;
}

/** The email to sign in with; password managers treat it as the username. */
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
