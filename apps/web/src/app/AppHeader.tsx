import { texts } from '@porchlight/domain';
import { SiteHeader, type SiteHeaderLinks, type SiteHeaderProps } from '@porchlight/ui';
import { type MouseEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useUnreadCount } from '../api/index.ts';
import { paths } from '../lib/paths.ts';
import { ListingsSearchField } from '../listings/search/ListingsSearchField.tsx';
import { useSession, useSessionView } from '../session/index.ts';
import { showUnread } from '../lib/title.ts';
import type { SearchSheet } from './SearchSheet.tsx';
import { useAppearance } from './useAppearance.ts';
import { useLanguageLinks } from './useLanguageLinks.ts';
import { searchWords, words } from './AppHeader.words.ts';

const links: SiteHeaderLinks = {
  main: [
    { href: paths.home.href(), label: texts.navigation.home, icon: 'home' },
    { href: paths.categories.href(), label: texts.navigation.categories, icon: 'grid' },
    { href: paths.listings.href(), label: texts.navigation.listings, icon: 'tag' },
  ],
  search: { href: paths.search.href(), label: texts.navigation.search, icon: 'search' },
  action: { href: paths.createListing.href(), label: texts.navigation.createListing, icon: 'plus' },
  signIn: { href: paths.login.href(), label: texts.navigation.signIn },
  signUp: { href: paths.register.href(), label: texts.navigation.signUp },
  messages: { href: paths.messages.href(), label: texts.navigation.messages, icon: 'message' },
  account: [
    { href: paths.dashboard.href(), label: texts.navigation.dashboard, icon: 'gauge' },
    { href: paths.profile.href(), label: texts.navigation.profile, icon: 'user' },
    { href: paths.myListings.href(), label: texts.navigation.myListings, icon: 'list' },
    { href: paths.favorites.href(), label: texts.navigation.favorites, icon: 'heart' },
  ],
};

/** Moderators get an additional link to moderation. */
const moderatorLinks: SiteHeaderLinks = {
  ...links,
  account: [...(links.account ?? []), { href: paths.desk.href(), label: words.moderation, icon: 'grid' }],
};

/** Pages that have their own search field. */
const searchPages: readonly string[] = [paths.home.path, paths.listings.path, paths.search.path];

/** The search sheet for phones, loaded on the first press. Navigation closes it. */
function useSearchSheet() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const [Sheet, setSheet] = useState<typeof SearchSheet>();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpenAt(key);
    import('./SearchSheet.tsx').then(
      (loaded) => setSheet(() => loaded.SearchSheet),
      () => void navigate(paths.search.href()),
    );
  };
  return { open, sheet: Sheet && <Sheet open={openAt === key} onClose={() => setOpenAt(undefined)} /> };
}

/** The site's header with the account menu. */
export function AppHeader() {
  const session = useSession();
  const { status, user } = useSessionView();
  const { pathname } = useLocation();
  const { open, sheet } = useSearchSheet();
  const { data: unread = 0 } = useUnreadCount(user?.id ?? null);
  const appearance = useAppearance();
  const languages = useLanguageLinks().map((link) => ({ ...link, icon: 'globe' as const }));

  useEffect(() => {
    // `boot.js` hid the sign-in links before the first paint where a session is stored; now the user is
    // known.
    if (session.view().status !== 'restoring') delete document.documentElement.dataset['session'];
  }, [session, status]);

  useEffect(() => {
    showUnread(unread);
    return () => showUnread(0);
  }, [unread]);

  const who: SiteHeaderProps['session'] =
    user === null
      ? { state: status === 'restoring' ? 'restoring' : 'signedOut' }
      : { state: 'signedIn', id: user.id, name: user.name, avatar: user.avatar, unread };
  return (
    <>
      <SiteHeader
        links={{ ...(user?.admin ? moderatorLinks : links), languages }}
        session={who}
        currentPath={pathname}
        search={
          searchPages.includes(pathname) ? undefined : (
            <ListingsSearchField size="sm" placeholder={searchWords.label} messages={searchWords} />
          )
        }
        onSearch={open}
        choice={{ ...appearance, icon: 'sun' }}
        onSignOut={() => void session.signOut()}
      />
      {sheet}
    </>
  );
}
