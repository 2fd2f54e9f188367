import { texts } from '@porchlight/domain';
import { useState, type MouseEvent, type ReactNode } from 'react';

import { Sheet } from '../../components/Sheet/index.ts';
import {
  ForSaleIcon,
  GridIcon,
  HomeIcon,
  LogOutIcon,
  MenuIcon,
  MessageIcon,
  PlusIcon,
  SearchIcon,
  TagIcon,
  UserIcon,
} from '../../icons/index.ts';
import { bareList, useRenderLink } from '../../lib/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { shortCount, type SiteHeaderHrefs, type HeaderParts } from './model.ts';
import * as styles from './SiteHeader.css.ts';

/** The whole navigation on a small screen: a sheet from the side, closed by going anywhere. */
export function SmallMenu({ hrefs, session, currentPath, onSignOut, words, renderLink }: HeaderParts) {
  const [open, setOpen] = useState(false);
  const render = useRenderLink(renderLink);
  const navigation = texts.navigation;

  const line = (key: keyof SiteHeaderHrefs, label: string, icon: ReactNode, end?: ReactNode) => (
    <li>
      {render({
        href: hrefs[key],
        className: styles.sheetLink,
        'aria-current': hrefs[key] === currentPath ? 'page' : undefined,
        children: (
          <>
            {icon}
            {label}
            {end && <span className={styles.sheetEnd}>{end}</span>}
          </>
        ),
      })}
    </li>
  );

  const unread = session.state === 'signedIn' ? (session.unread ?? 0) : 0;
  return (
    <div className={styles.narrow}>
      <IconButton
        label={words.openMenu}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Sheet
        side="end"
        open={open}
        onOpenChange={setOpen}
        title={words.navigation}
        onClick={(event: MouseEvent) => {
          if (event.target instanceof Element && event.target.closest('a[href]')) setOpen(false);
        }}
        footer={
          session.state === 'signedOut' && (
            <div className={styles.sheetActions}>
              <ButtonLink wide href={hrefs.signUp} renderLink={renderLink}>
                {navigation.signUp}
              </ButtonLink>
              <ButtonLink wide tone="neutral" variant="outline" href={hrefs.signIn} renderLink={renderLink}>
                {navigation.signIn}
              </ButtonLink>
            </div>
          )
        }
      >
        <nav aria-label={words.navigation}>
          <ul {...bareList} className={styles.sheetList}>
            {line('home', navigation.home, <HomeIcon />)}
            {line('categories', navigation.categories, <GridIcon />)}
            {line('listings', navigation.listings, <TagIcon />)}
            {line('search', navigation.search, <SearchIcon />)}
            {line('createListing', navigation.createListing, <PlusIcon />)}
          </ul>
          {session.state === 'signedIn' && (
            <>
              <div className={styles.sheetDivider} />
              <ul {...bareList} className={styles.sheetList}>
                {line(
                  'messages',
                  navigation.messages,
                  <MessageIcon />,
                  unread > 0 && (
                    <Badge tone="accent" variant="solid" shape="count">
                      <span aria-hidden>{shortCount(unread)}</span>
                      <VisuallyHidden>{words.unread(unread)}</VisuallyHidden>
                    </Badge>
                  ),
                )}
                {line('dashboard', navigation.dashboard, <GridIcon />)}
                {line('profile', navigation.profile, <UserIcon />)}
                {line('myListings', navigation.myListings, <ForSaleIcon />)}
                <li>
                  <button
                    type="button"
                    className={styles.sheetLink}
                    onClick={() => {
                      setOpen(false);
                      onSignOut?.();
                    }}
                  >
                    <LogOutIcon />
                    {navigation.signOut}
                  </button>
                </li>
              </ul>
            </>
          )}
        </nav>
      </Sheet>
    </div>
  );
}
