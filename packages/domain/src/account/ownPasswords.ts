/** The user a password belongs to. */
export interface PasswordOwner {
  /** Anything but a text counts as unknown. */
  name?: unknown;
  email?: unknown;
}

/** Letters and digits only, without case and accents: 'Ana.Sousa!' is 'anasousa'. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Whether a password is the user's own name, a word of it, in any order, their email address or a part of it: the
 * first guesses of an acquaintance. Case, accents and other characters are ignored.
 */
export function isOwnPassword(password: string, { name, email }: PasswordOwner): boolean {
  const typed = folded(password);
  const [called, written] = [name, email].map((text) => (typeof text === 'string' ? text : ''));
  const names = called?.split(/\s+/) ?? [];
  const own = [called, names.toReversed().join(''), ...names, written, ...(written?.split('@') ?? [])];
  return typed !== '' && own.some((text) => folded(text ?? '') === typed);
}
