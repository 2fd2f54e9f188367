import { type PasswordStrength } from '@porchlight/domain';

/** Texts of a `PasswordField`. */
export interface PasswordFieldMessages {
  /** Name of the reveal button; it is pressed while the password is shown. */
  reveal: string;
  /** The word for each strength. */
  strength: Record<PasswordStrength, string>;
}

export const english: PasswordFieldMessages = {
  reveal: 'Show password',
  strength: {
    weak: 'Weak: longer is better',
    fair: 'Fair',
    good: 'Good',
    strong: 'Strong',
  },
};
