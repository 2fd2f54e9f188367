import type { ReactElement } from 'react';

import type { RenderLink } from '../../lib/index.ts';
import type { SiteHeaderMessages } from './SiteHeader.messages.ts';
import type { SiteIcon } from './menuIcons.ts';

/** A place that the header leads to. */
export interface SiteLink {
  /** Its address. */
  href: string;
  /** Its name. */
  label: string;
  /** Its sign in the menus: a name of those that come with them, or a picture of one's own. Default none. */
  icon?: SiteIcon | ReactElement;
}

/** Where the header leads: a site without one of them leaves it out. */
export interface SiteHeaderLinks {
  /** The ways through the site, in order: in the bar, and in the menu of a small screen. */
  main: readonly SiteLink[];
  /** Behind the lens. Default none. */
  search?: SiteLink;
  /** What the site wants people to do: a button. Default none. */
  action?: SiteLink;
  /** For who is not signed in. Default none. */
  signIn?: SiteLink;
  /** For who has no account; the louder one. Default none. */
  signUp?: SiteLink;
  /** Messages of who is signed in, with the number of unread ones. Default none. */
  messages?: SiteLink;
  /** What is a person's own, in order: their menu. Default none. */
  account?: readonly SiteLink[];
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
      avatar?: string | null | undefined;
      /** Unread messages. Default 0. */
      unread?: number;
    };

/** What the parts of the header share. */
export interface HeaderParts {
  links: SiteHeaderLinks;
  session: SiteSession;
  currentPath: string | undefined;
  onSignOut: (() => void) | undefined;
  renderLink: RenderLink | undefined;
  words: SiteHeaderMessages;
}

/** Attributes of a link that may lead to the page shown. */
export function linkTo({ href }: SiteLink, currentPath: string | undefined) {
  return { href, 'aria-current': href === currentPath ? ('page' as const) : undefined };
}
