import { texts } from '@porchlight/domain';
import { SiteHeader, type SiteHeaderLinks, type SiteHeaderProps } from '@porchlight/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useUnreadCount } from '../api/index.ts';
import { paths } from '../lib/paths.ts';
import { useSession, useSessionView } from '../session/index.ts';
import { showUnread } from '../lib/title.ts';

const words = texts.navigation;

const links: SiteHeaderLinks = {
  main: [
    { href: paths.home.href(), label: words.home, icon: 'home' },
    { href: paths.categories.href(), label: words.categories, icon: 'grid' },
    { href: paths.listings.href(), label: words.listings, icon: 'tag' },
  ],
  search: { href: paths.search.href(), label: words.search, icon: 'search' },
  action: { href: paths.createListing.href(), label: words.createListing, icon: 'plus' },
  signIn: { href: paths.login.href(), label: words.signIn },
  signUp: { href: paths.register.href(), label: words.signUp },
  messages: { href: paths.messages.href(), label: words.messages, icon: 'message' },
  account: [
    { href: paths.dashboard.href(), label: words.dashboard, icon: 'gauge' },
    { href: paths.profile.href(), label: words.profile, icon: 'user' },
    { href: paths.myListings.href(), label: words.myListings, icon: 'list' },
    { href: paths.favorites.href(), label: words.favorites, icon: 'heart' },
  ],
};

/** The site's header with the person who is here. */
export function AppHeader() {
  const session = useSession();
  const { status, user } = useSessionView();
  const { pathname } = useLocation();
  const { data: unread = 0 } = useUnreadCount(user?.id ?? null);

  useEffect(() => {
    // `boot.js` hid the ways in before the first paint, where a session is stored; now it is known who is here.
    if (session.view().status !== 'restoring') delete document.documentElement.dataset['session'];
  }, [session, status]);

  useEffect(() => {
    showUnread(unread);
    return () => showUnread(0);
  }, [unread]);

  const who: SiteHeaderProps['session'] =
    user === null
      ? { state: status === 'restoring' ? 'restoring' : 'signedOut' }
      : { state: 'signedIn', name: user.name, unread };
  return (
    <SiteHeader links={links} session={who} currentPath={pathname} onSignOut={() => void session.signOut()} />
  );
}
