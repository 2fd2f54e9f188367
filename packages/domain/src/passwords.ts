export const passwordStrengths = ['weak', 'fair', 'good', 'strong'] as const;
/** Advice, never a rule: the rules are in the schemas. */
export type PasswordStrength = (typeof passwordStrengths)[number];

/** The three classes of characters that a new password must hold. */
export const passwordClasses = [/[a-z]/, /[A-Z]/, /\d/] as const;

/** How strong a password looks. Length counts most; repeating one character does not help. */
export function passwordStrength(password: string): PasswordStrength | undefined {
  if (!password) return undefined;
  const variety = new Set(password).size;
  const kinds = [...passwordClasses, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  if (password.length < 8 || variety < 5) return 'weak';
  if (password.length >= 14 && kinds >= 3 && variety >= 10) return 'strong';
  return password.length >= 10 && kinds >= 3 ? 'good' : 'fair';
}
