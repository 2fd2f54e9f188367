import { texts } from '@porchlight/domain';
import {
  BottomBar,
  type BottomBarItem,
  HomeIcon,
  MessageIcon,
  PlusIcon,
  SearchIcon,
  UserIcon,
} from '@porchlight/ui';
import { useLocation } from 'react-router-dom';

import { useUnreadCount } from '../api/index.ts';
import { paths } from '../lib/paths.ts';
import { useSessionView } from '../session/index.ts';
import { words } from './AppBottomBar.words.ts';

const places: readonly BottomBarItem[] = [
  { href: paths.home.href(), label: texts.navigation.home, icon: <HomeIcon /> },
  { href: paths.listings.href(), label: words.search, icon: <SearchIcon /> },
  { href: paths.createListing.href(), label: words.post, icon: <PlusIcon /> },
  { href: paths.messages.href(), label: texts.navigation.messages, icon: <MessageIcon /> },
  { href: paths.dashboard.href(), label: words.account, icon: <UserIcon /> },
];

/** The phone navigation at the bottom. The same for everyone: protected links lead visitors to sign in. */
export function AppBottomBar() {
  const { user } = useSessionView();
  const { pathname } = useLocation();
  const { data: unread = 0 } = useUnreadCount(user?.id ?? null);
  return (
    <BottomBar
      currentPath={pathname}
      items={places.map((place) =>
        place.href === paths.messages.href() ? { ...place, count: unread } : place,
      )}
    />
  );
}
