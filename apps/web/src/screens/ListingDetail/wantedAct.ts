/** What a visitor pressed on a listing before being asked to sign in. */
export type WantedAct = 'message' | 'save';

const name = 'wanted-act';

/** How long signing in may take, in ms; later the wish counts as forgotten. */
const patience = 30 * 60_000;

const write = (act: WantedAct, listingId: string, until: number): string => `${until} ${act} ${listingId}`;

/** Notes that somebody wants to do this as soon as they are signed in. For this tab only. */
export function wantAct(act: WantedAct, listingId: string, now: number = Date.now()): void {
  try {
    sessionStorage.setItem(name, write(act, listingId, now + patience));
  } catch {
    // Without storage the person presses again.
  }
}

/** Whether this was wanted. Asking takes the note away: it is done once. */
export function takeWanted(act: WantedAct, listingId: string, now: number = Date.now()): boolean {
  try {
    const noted = sessionStorage.getItem(name) ?? '';
    const until = Number.parseInt(noted, 10);
    if (noted !== write(act, listingId, until)) return false;
    sessionStorage.removeItem(name);
    return until > now;
  } catch {
    return false;
  }
}

/** Takes the note away: the person has come back without signing in. */
export function forgetWanted(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was noted either.
  }
}
