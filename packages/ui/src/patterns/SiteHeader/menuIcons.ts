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

/** The signs that come with the menus, in their chunk: what a site has in its bar costs a name each. */
export const icons = {
  home: HomeIcon,
  grid: GridIcon,
  tag: TagIcon,
  search: SearchIcon,
  plus: PlusIcon,
  message: MessageIcon,
  gauge: GaugeIcon,
  user: UserIcon,
  list: ListIcon,
  heart: HeartIcon,
} satisfies Record<string, IconComponent>;

export type SiteIcon = keyof typeof icons;
