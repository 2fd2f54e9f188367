import { texts } from '@porchlight/domain';

import {
  GaugeIcon,
  GridIcon,
  HeartIcon,
  HomeIcon,
  type IconComponent,
  ListIcon,
  MessageIcon,
  PlusIcon,
  SearchIcon,
  TagIcon,
  UserIcon,
} from '../../icons/index.ts';
import type { SiteHeaderHrefs } from './model.ts';

/** Where the menus lead: every place but the two ways in, which are buttons. */
type MenuEntry = Exclude<keyof SiteHeaderHrefs, 'signIn' | 'signUp'>;

/** The sign of every place, each its own: a record, so that no place goes without one. */
export const menuIcons: Record<MenuEntry, IconComponent> = {
  home: HomeIcon,
  categories: GridIcon,
  listings: TagIcon,
  search: SearchIcon,
  createListing: PlusIcon,
  messages: MessageIcon,
  dashboard: GaugeIcon,
  profile: UserIcon,
  myListings: ListIcon,
  favorites: HeartIcon,
};

/** What is a person's own, in the order of both menus. */
export const userLinks = [
  { key: 'dashboard', label: texts.navigation.dashboard },
  { key: 'profile', label: texts.navigation.profile },
  { key: 'myListings', label: texts.navigation.myListings },
  { key: 'favorites', label: texts.navigation.favorites },
] as const satisfies readonly { key: MenuEntry; label: string }[];
