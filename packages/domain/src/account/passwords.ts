export const passwordStrengths = ['weak', 'fair', 'good', 'strong'] as const;
/** A hint, not a rule: the rules are in the schemas. */
export type PasswordStrength = (typeof passwordStrengths)[number];

/** The three character classes that a new password must contain. */
export const passwordClasses = [/[a-z]/, /[A-Z]/, /\d/] as const;

/** Estimated strength of a password. Length counts most; repeating one character does not help. */
export function passwordStrength(password: string): PasswordStrength | undefined {
  if (!password) return undefined;
  const variety = new Set(password).size;
  const kinds = [...passwordClasses, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  if (password.length < 8 || variety < 5) return 'weak';
  if (password.length >= 14 && kinds >= 3 && variety >= 10) return 'strong';
  return password.length >= 10 && kinds >= 3 ? 'good' : 'fair';
}
