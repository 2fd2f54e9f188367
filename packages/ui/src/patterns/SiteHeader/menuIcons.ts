import {
  GaugeIcon,
  GlobeIcon,
  GridIcon,
  HeartIcon,
  HomeIcon,
  type IconComponent,
  ListIcon,
  MessageIcon,
  PlusIcon,
  SearchIcon,
  SunIcon,
  TagIcon,
  UserIcon,
} from '../../icons/index.ts';

/** Icons included in the menus' chunk: using them in a bar only costs their name. */
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
  sun: SunIcon,
  globe: GlobeIcon,
} satisfies Record<string, IconComponent>;

export type SiteIcon = keyof typeof icons;
