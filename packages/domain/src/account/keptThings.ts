import { storageKeys } from './storageKeys.ts';

/** An entry in the browser's storage. */
interface KeptThing {
  /** Local storage, session storage, or a database. */
  in: 'local' | 'session' | 'database';
  /** The key, or the prefix of several keys. */
  name: string;
  /** Several keys start with `name`. */
  many?: true;
  /**
   * When it is deleted. `device`: kept at sign-out; contains nothing about the user. `visit`: deleted at every
   * sign-out. `person`: the user's id follows in the key; deleted when that user signs out, and kept for other users.
   */
  of: 'device' | 'visit' | 'person';
}

/**
 * Everything that the browser stores, and when it is deleted. Unlisted keys cannot be written: storage keys are typed
 * by this list. Unlisted keys found in storage are deleted at sign-out.
 */
export const keptThings = {
  token: { in: 'local', name: storageKeys.token, of: 'visit' },
  refreshToken: { in: 'local', name: storageKeys.refreshToken, of: 'visit' },
  auth: { in: 'local', name: storageKeys.auth, of: 'visit' },
  /** A tab's claim to renew the tokens, for seconds, in browsers without Web Locks. */
  lock: { in: 'local', name: 'lock:', many: true, of: 'device' },
  /** Light or dark theme. */
  theme: { in: 'local', name: 'theme', of: 'device' },
  /** The language chosen for the site. */
  language: { in: 'local', name: 'language', of: 'device' },
  /** A random id, sent with each sign-in; the server stores only a hash of it, by account. */
  device: { in: 'local', name: 'device', of: 'device' },
  /** A random value, changed by every sign-out: lets suspended tabs detect it. */
  signedOut: { in: 'local', name: 'signed-out', of: 'device' },
  /** The same value, as this tab last saw it. */
  seenSignOut: { in: 'session', name: 'seen-sign-out', of: 'device' },
  /** The app version that this tab has already reloaded for because a chunk was missing. */
  reloaded: { in: 'session', name: 'reloaded', of: 'device' },
  /** The text of a listing draft. */
  draft: { in: 'local', name: 'draft/', many: true, of: 'person' },
  /** The photos of a draft, and those being uploaded. */
  photos: { in: 'database', name: 'porchlight', of: 'person' },
  /** An unsent message. */
  words: { in: 'session', name: 'words:', many: true, of: 'person' },
  /** The last searched place, and the radius. */
  near: { in: 'local', name: 'near', of: 'visit' },
  /** Typed text, while the page loads in another language. */
  typed: { in: 'session', name: 'typed', of: 'visit' },
  /** What a visitor wanted to do before they were sent to sign in. */
  intent: { in: 'session', name: 'intent', of: 'visit' },
  /** Listings whose view was counted. */
  viewed: { in: 'session', name: 'viewed:', many: true, of: 'visit' },
  /** Recent searches, newest first. */
  recentSearches: { in: 'local', name: 'recent-searches', of: 'visit' },
  /** Recently viewed listings, newest first, with the data of their cards. */
  recentlyViewed: { in: 'local', name: 'recently-viewed', of: 'visit' },
  /** A random value, changed when a user is blocked or unblocked: lets other tabs detect it. */
  blocksChanged: { in: 'local', name: 'blocks-changed', of: 'visit' },
  /** Scroll positions of pages in the history. */
  scrolled: { in: 'session', name: 'scrolled ', many: true, of: 'visit' },
} as const satisfies Readonly<Record<string, KeptThing>>;

type Things = typeof keptThings;
type NameOf<Thing> = Thing extends { name: infer Name extends string }
  ? Thing extends { many: true }
    ? `${Name}${string}`
    : Name
  : never;

/** Every allowed key of a storage. */
export type KeptName<Place extends KeptThing['in']> = NameOf<Extract<Things[keyof Things], { in: Place }>>;

/** The databases by content. */
export type KeptDatabase = {
  [Key in keyof Things]: Things[Key] extends { in: 'database' } ? Key : never;
}[keyof Things];

/**
 * Whether a stored key is deleted when this user signs out: all are, except those of the device and those of another
 * user.
 */
export function isRemovedAtSignOut(place: 'local' | 'session', name: string, userId: string): boolean {
  const things: readonly KeptThing[] = Object.values(keptThings);
  const thing = things.find(
    (each) => each.in === place && (each.many === true ? name.startsWith(each.name) : name === each.name),
  );
  if (thing?.of === 'device') return false;
  // A tab's storage ends with the tab anyway, and a tab may detect a sign-out without knowing whose.
  return thing?.of !== 'person' || place === 'session' || name.startsWith(`${thing.name}${userId}/`);
}
