import { SiteHeader, type SiteHeaderProps } from '@porchlight/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useUnreadCount } from '../api/index.ts';
import { paths } from '../lib/paths.ts';
import { useSession, useSessionView } from '../session/index.ts';
import { showUnread } from '../lib/title.ts';

const hrefs = {
  home: paths.home.href(),
  categories: paths.categories.href(),
  listings: paths.listings.href(),
  createListing: paths.createListing.href(),
  search: paths.search.href(),
  signIn: paths.login.href(),
  signUp: paths.register.href(),
  messages: paths.messages.href(),
  dashboard: paths.dashboard.href(),
  profile: paths.profile.href(),
  myListings: paths.myListings.href(),
  favorites: paths.favorites.href(),
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
    <SiteHeader hrefs={hrefs} session={who} currentPath={pathname} onSignOut={() => void session.signOut()} />
  );
}
