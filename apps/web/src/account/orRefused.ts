import { Refused } from '../forms/index.ts';
import type { SignInResult } from '../session/index.ts';

/** Throws a failed sign-in as a form error. A success shows in the session itself. */
export async function orRefused(attempt: Promise<SignInResult>): Promise<void> {
  const result = await attempt;
  if (!result.ok) throw new Refused(result.error, result.fieldErrors);
}
