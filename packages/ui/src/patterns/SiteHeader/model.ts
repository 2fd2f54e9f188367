import type { ReactElement } from 'react';

import type { RenderLink } from '../../lib/index.ts';
import type { SiteHeaderMessages } from './SiteHeader.messages.ts';
import type { SiteIcon } from './menuIcons.ts';

/** A link of the header. */
export interface SiteLink {
  /** Its URL. */
  href: string;
  /** Its name. */
  label: string;
  /** Its icon in the menus: the name of an included icon, or an element. Default none. */
  icon?: SiteIcon | ReactElement;
  /** The language of its page and its name, where it isn't this page's (BCP 47). Default none. */
  hrefLang?: string;
}

/** A choice in the menus, such as the theme. */
export interface SiteChoice {
  /** What is chosen. */
  label: string;
  /** Its icon in the user's menu, as a link's. Default none. */
  icon?: SiteLink['icon'];
  /** The options, in order: two to four, one word each. */
  options: readonly { value: string; label: string }[];
  /** The selected option. */
  value: string;
  /** Called with the selected option. */
  onValueChange: (value: string) => void;
}

/** The header's links, all optional except `main`. */
export interface SiteHeaderLinks {
  /** The site's main links, in order: in the bar, and in the menu of a small screen. */
  main: readonly SiteLink[];
  /** The search icon's link. Default none. */
  search?: SiteLink;
  /** The site's main action: a button. Default none. */
  action?: SiteLink;
  /** For signed-out visitors. Default none. */
  signIn?: SiteLink;
  /** For visitors without an account; more prominent. Default none. */
  signUp?: SiteLink;
  /** Messages of the signed-in user, with the unread count. Default none. */
  messages?: SiteLink;
  /** The user's own pages, in order: their menu. Default none. */
  account?: readonly SiteLink[];
  /** This page in other languages, at the end of the menu of a small screen. Default none. */
  languages?: readonly SiteLink[];
}

/** The session. `restoring` while a stored session is being restored: no state is shown yet. */
export type SiteSession =
  | { state: 'restoring' }
  | { state: 'signedOut' }
  | {
      state: 'signedIn';
      /** The user's id, which determines the picture's color. Default the name. */
      id?: string | undefined;
      /** The user's name: next to the picture, and at the top of their menu. */
      name: string;
      /** URL of the user's picture. Default none: their initials. */
      avatar?: string | null | undefined;
      /** Unread messages. Default 0. */
      unread?: number;
    };

/** Props shared by the parts of the header. */
export interface HeaderParts {
  links: SiteHeaderLinks;
  session: SiteSession;
  currentPath: string | undefined;
  choice: SiteChoice | undefined;
  onSignOut: (() => void) | undefined;
  renderLink: RenderLink | undefined;
  words: SiteHeaderMessages;
}

/** Attributes of a link, current or not. */
export function linkTo({ href, hrefLang }: SiteLink, currentPath: string | undefined) {
  // In another language it is another page.
  const isCurrent = href === currentPath && hrefLang === undefined;
  return { href, hrefLang, lang: hrefLang, 'aria-current': isCurrent ? ('page' as const) : undefined };
}
