/** Whose password it is going to be. */
export interface PasswordOwner {
  /** Anything but a text counts as not known. */
  name?: unknown;
  email?: unknown;
}

/** Letters and digits alone, without case and accents: 'Ana.Sousa!' is 'anasousa'. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Whether a password is the person's own name, a word of it, in any order, their address or a part of it: the first
 * things that someone tries who knows them. Case, accents and what stands between the letters do not count.
 */
export function isOwnPassword(password: string, { name, email }: PasswordOwner): boolean {
  const typed = folded(password);
  const [called, written] = [name, email].map((text) => (typeof text === 'string' ? text : ''));
  const names = called?.split(/\s+/) ?? [];
  const own = [called, names.toReversed().join(''), ...names, written, ...(written?.split('@') ?? [])];
  return typed !== '' && own.some((text) => folded(text ?? '') === typed);
}
