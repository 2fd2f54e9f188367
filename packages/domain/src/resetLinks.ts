import { isEmail } from './emails.ts';
import { pagePaths } from './pagePaths.ts';

/** What the link in a reset mail carries. */
export interface ResetLink {
  /** `null` where the address holds none. */
  token: string | null;
  /** Whose password it is, for password managers; `null` where the link does not say, or no address stands there. */
  email: string | null;
}

/**
 * Path of the page that a reset mail links to. The token and the account's address stand behind the `#`, which no server,
 * log or referrer ever gets.
 */
export function resetLinkPath(token: string, email: string): string {
  return `${pagePaths.resetPassword}#${new URLSearchParams({ token, for: email })}`;
}

/**
 * Reads what `resetLinkPath` wrote, and links with their token in the query, which the specification names. Anyone can
 * write such a link: what it says of the account is not for showing.
 *
 * @param location Query and fragment as a browser tells them.
 */
export function readResetLink({ search, hash }: { search: string; hash: string }): ResetLink {
  const fragment = new URLSearchParams(hash.slice(1));
  const email = fragment.get('for') ?? '';
  const token = fragment.get('token') ?? new URLSearchParams(search).get('token');
  return { token, email: isEmail(email) ? email.trim() : null };
}
