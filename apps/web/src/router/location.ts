/** One entry of the history, as screens see it. */
export interface Location {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. */
  hash: string;
  /** What the page before left for this one: never shown in the address, and untrusted after a reload. */
  state: unknown;
  /** Names the entry, for example to remember where it was scrolled to. `default` for the first one of a tab. */
  key: string;
}

/** How the current entry was reached: Back and Forward (and the first load), a link, or a replacement. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** Stands for the page's own host. Never requested. */
const anyHost = 'http://app.invalid';

/** The entry that an address names, seen from another one: takes paths, `?queries` and `#fragments`. */
export function resolveLocation(to: string, from: Location, state: unknown, key: string): Location {
  const base = new URL(from.pathname + from.search, anyHost);
  const { pathname, search, hash, origin } = new URL(to, base);
  if (origin !== anyHost) throw new Error('The router leads to pages of this site only');
  return { pathname, search, hash, state, key };
}

/** An entry as an address. */
export const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

/** The first entry, made from an address of this site. */
export function firstLocation(address: string): Location {
  const origin: Location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
  return resolveLocation(address, origin, null, 'default');
}
