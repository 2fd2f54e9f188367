import { texts } from '@porchlight/domain';

import type { RenderLink } from '../../lib/index.ts';
import type { SiteHeaderMessages } from './SiteHeader.messages.ts';

/** Addresses that the header leads to. */
export interface SiteHeaderHrefs {
  home: string;
  categories: string;
  listings: string;
  createListing: string;
  /** Advanced search. */
  search: string;
  signIn: string;
  signUp: string;
  messages: string;
  dashboard: string;
  profile: string;
  myListings: string;
  favorites: string;
}

/** Who is here. `restoring` while a stored session is being looked at: nothing is promised yet. */
export type SiteSession =
  | { state: 'restoring' }
  | { state: 'signedOut' }
  | {
      state: 'signedIn';
      /** Their name: beside the picture, and at the top of their menu. */
      name: string;
      /** The address of their picture. Default none: their initials. */
      avatar?: string | undefined;
      /** Unread messages. Default 0. */
      unread?: number;
    };

/** What the parts of the header share. */
export interface HeaderParts {
  hrefs: SiteHeaderHrefs;
  session: SiteSession;
  currentPath: string | undefined;
  onSignOut: (() => void) | undefined;
  renderLink: RenderLink | undefined;
  words: SiteHeaderMessages;
}

/** The links of the bar, in order. */
export const mainLinks = [
  { key: 'home', label: texts.navigation.home },
  { key: 'categories', label: texts.navigation.categories },
  { key: 'listings', label: texts.navigation.listings },
] as const satisfies readonly { key: keyof SiteHeaderHrefs; label: string }[];

/** A count as shown on a small badge. */
export function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
