import { texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';

/** Texts of a `SiteHeader`. */
export interface SiteHeaderMessages {
  /** Name of the main navigation, and title of the small-screen menu. */
  navigation: string;
  openMenu: string;
  /** Name of the icon that opens a search. */
  search: string;
  /** Name of the button with the user's picture. */
  account: (name: string) => string;
  /** Text of the number on Messages for screen readers. */
  unread: (count: number, formats: Formats) => string;
  signOut: string;
}

export const english: SiteHeaderMessages = {
  navigation: 'Menu',
  openMenu: 'Open menu',
  search: 'Search',
  account: (name) => `Account of ${name}`,
  unread: (count) => `${count} unread`,
  signOut: texts.navigation.signOut,
};
