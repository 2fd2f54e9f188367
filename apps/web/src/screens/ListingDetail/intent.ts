import { tabStorage } from '../../lib/storage.ts';

/** What a visitor wanted to do with a listing before being asked to sign in. */
export type Intent = 'message' | 'save' | 'phone';

const name = 'intent';

/** How long signing in may take, in ms; later the intent counts as forgotten. */
const patience = 30 * 60_000;

const format = (intent: Intent, listingId: string, until: number): string =>
  `${until} ${intent} ${listingId}`;

/** Notes that someone wants to do this as soon as they are signed in. For this tab only. */
export function rememberIntent(intent: Intent, listingId: string, now: number = Date.now()): void {
  // Without storage the person presses again.
  tabStorage.write(name, format(intent, listingId, now + patience));
}

/** Whether this was intended. Asking takes the note away: it is done once. */
export function takeIntent(intent: Intent, listingId: string, now: number = Date.now()): boolean {
  const noted = tabStorage.read(name) ?? '';
  const until = Number.parseInt(noted, 10);
  if (noted !== format(intent, listingId, until)) return false;
  tabStorage.remove(name);
  return until > now;
}

/** Takes the note away: the person has come back without signing in. */
export const forgetIntent = (): void => tabStorage.remove(name);
