import { tabStorage } from '../../lib/storage.ts';

/** What a visitor wanted to do with a listing before being sent to sign in. */
export type Intent = 'message' | 'save' | 'phone';

const name = 'intent';

/** How long an intent is valid, in ms. */
const patience = 30 * 60_000;

const format = (intent: Intent, listingId: string, until: number): string =>
  `${until} ${intent} ${listingId}`;

/** Stores an intent for after the sign-in, in this tab only. */
export function rememberIntent(intent: Intent, listingId: string, now: number = Date.now()): void {
  // Without storage the user has to click again.
  tabStorage.write(name, format(intent, listingId, now + patience));
}

/** Takes a matching intent: returns whether there was one, and removes it. */
export function takeIntent(intent: Intent, listingId: string, now: number = Date.now()): boolean {
  const noted = tabStorage.read(name) ?? '';
  const until = Number.parseInt(noted, 10);
  if (noted !== format(intent, listingId, until)) return false;
  tabStorage.remove(name);
  return until > now;
}

/** Drops the intent: the visitor has returned without signing in. */
export const forgetIntent = (): void => tabStorage.remove(name);
