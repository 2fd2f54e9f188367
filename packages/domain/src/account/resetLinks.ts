import { isEmail } from './emails.ts';
import { pagePaths } from '../wire/pagePaths.ts';

/** The contents of a password reset link. */
export interface ResetLink {
  /** `null` where the URL has none. */
  token: string | null;
  /** Email of the account, for password managers; `null` if missing or not an email. */
  email: string | null;
}

/**
 * Path of the page that a reset email links to. The token and the account's email are in the fragment, which no
 * server, log or referrer ever gets.
 */
export function resetLinkPath(token: string, email: string): string {
  return `${pagePaths.resetPassword}#${new URLSearchParams({ token, for: email })}`;
}

/**
 * Parses links of `resetLinkPath`, and links with the token in the query, as the specification has them. Anyone can
 * write such a link: don't show the email from it.
 *
 * @param location Query and fragment, as in `location`.
 */
export function readResetLink({ search, hash }: { search: string; hash: string }): ResetLink {
  const fragment = new URLSearchParams(hash.slice(1));
  const email = fragment.get('for') ?? '';
  const token = fragment.get('token') ?? new URLSearchParams(search).get('token');
  return { token, email: isEmail(email) ? email.trim() : null };
}
