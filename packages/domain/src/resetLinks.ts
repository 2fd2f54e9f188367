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
 * Path of the page that a reset mail links to. The account's address stands behind the `#`, which no server and no
 * referrer ever gets.
 */
export function resetLinkPath(token: string, email: string): string {
  return `${pagePaths.resetPassword}?${new URLSearchParams({ token })}#${new URLSearchParams({ for: email })}`;
}

/**
 * Reads what `resetLinkPath` wrote. Anyone can write such a link: what it says of the account is not for showing.
 *
 * @param location Query and fragment as a browser tells them.
 */
export function readResetLink({ search, hash }: { search: string; hash: string }): ResetLink {
  const email = new URLSearchParams(hash.slice(1)).get('for') ?? '';
  return { token: new URLSearchParams(search).get('token'), email: isEmail(email) ? email.trim() : null };
}
