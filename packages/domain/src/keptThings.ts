import { storageKeys } from './storageKeys.ts';

/** Something that the browser keeps for the site. */
interface KeptThing {
  /** Storage of this device, of this tab, or a database. */
  in: 'local' | 'session' | 'database';
  /** Its name, or how its names begin. */
  name: string;
  /** Its names go on after `name`. */
  many?: true;
  /**
   * Whose it is. What is the `device`'s stays when someone signs out: nothing in it says who was here. What is the
   * `visit`'s goes, whoever it was. What is a `person`'s carries their id next in its name and goes when they sign out;
   * anyone else's waits for its owner.
   */
  of: 'device' | 'visit' | 'person';
}

/**
 * Everything that the browser keeps, and whose it is. What is not listed here cannot be written: names of storage are
 * typed by this list, and what is found in storage without being listed goes when someone signs out.
 */
export const keptThings = {
  token: { in: 'local', name: storageKeys.token, of: 'visit' },
  refreshToken: { in: 'local', name: storageKeys.refreshToken, of: 'visit' },
  auth: { in: 'local', name: storageKeys.auth, of: 'visit' },
  /** A tab's claim to renew the tokens, for seconds, in browsers without locks. */
  lock: { in: 'local', name: 'lock:', many: true, of: 'device' },
  /** Day or night. */
  theme: { in: 'local', name: 'theme', of: 'device' },
  /** A random id, sent with each sign-in; the server stores only a hash of it, by account. */
  device: { in: 'local', name: 'device', of: 'device' },
  /** A random word, another one after every sign-out: tabs that slept through it find out. */
  signedOut: { in: 'local', name: 'signed-out', of: 'device' },
  /** The same word, as this tab last saw it. */
  seenSignOut: { in: 'session', name: 'seen-sign-out', of: 'device' },
  /** The version of the app whose missing parts this tab has loaded again for. */
  reloaded: { in: 'session', name: 'reloaded', of: 'device' },
  /** The words of a listing that is being written. */
  draft: { in: 'local', name: 'draft/', many: true, of: 'person' },
  /** The photos of a draft, and those on their way to a listing. */
  photos: { in: 'database', name: 'porchlight', of: 'person' },
  /** A message that was not sent. */
  words: { in: 'session', name: 'words:', many: true, of: 'person' },
  /** The place that someone last looked around, and how far. */
  near: { in: 'local', name: 'near', of: 'visit' },
  /** What a visitor wanted to do before they were asked to sign in. */
  intent: { in: 'session', name: 'intent', of: 'visit' },
  /** Listings whose view was counted. */
  viewed: { in: 'session', name: 'viewed:', many: true, of: 'visit' },
  /** What was searched for, newest first. */
  recentSearches: { in: 'local', name: 'recent-searches', of: 'visit' },
  /** Listings that were looked at, newest first, with what their cards show. */
  recentlyViewed: { in: 'local', name: 'recently-viewed', of: 'visit' },
  /** A random word, another one whenever someone was blocked or let back: other tabs find out. */
  blocksChanged: { in: 'local', name: 'blocks-changed', of: 'visit' },
  /** How far down a page of the history was read. */
  scrolled: { in: 'session', name: 'scrolled ', many: true, of: 'visit' },
} as const satisfies Readonly<Record<string, KeptThing>>;

type Things = typeof keptThings;
type NameOf<Thing> = Thing extends { name: infer Name extends string }
  ? Thing extends { many: true }
    ? `${Name}${string}`
    : Name
  : never;

/** Every name that may be written in one of the places. */
export type KeptName<Place extends KeptThing['in']> = NameOf<Extract<Things[keyof Things], { in: Place }>>;

/** The databases by what they hold. */
export type KeptDatabase = {
  [Key in keyof Things]: Things[Key] extends { in: 'database' } ? Key : never;
}[keyof Things];

/**
 * Whether something found in storage goes when this person signs out: everything does but what is listed as the
 * device's, or as a person's who is someone else.
 */
export function goesAtSignOut(place: 'local' | 'session', name: string, userId: string): boolean {
  const things: readonly KeptThing[] = Object.values(keptThings);
  const thing = things.find(
    (each) => each.in === place && (each.many === true ? name.startsWith(each.name) : name === each.name),
  );
  if (thing?.of === 'device') return false;
  // What a tab keeps ends with the tab anyway, and it may hear of a sign-out without hearing whose.
  return thing?.of !== 'person' || place === 'session' || name.startsWith(`${thing.name}${userId}/`);
}
