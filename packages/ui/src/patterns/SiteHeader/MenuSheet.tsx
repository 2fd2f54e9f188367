import { texts } from '@porchlight/domain';
import type { MouseEvent, ReactNode } from 'react';

import { Sheet } from '../../components/Sheet/index.ts';
import { LogOutIcon } from '../../icons/index.ts';
import { bareList, useRenderLink } from '../../lib/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { type HeaderParts, shortCount } from './model.ts';
import * as styles from './SiteHeader.css.ts';
import { menuIcons, userLinks } from './userLinks.ts';

export interface MenuSheetProps extends HeaderParts {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The whole navigation on a small screen: a sheet from the side, closed by going anywhere. */
export function MenuSheet({
  open,
  onOpenChange,
  hrefs,
  session,
  currentPath,
  onSignOut,
  words,
  renderLink,
}: MenuSheetProps) {
  const render = useRenderLink(renderLink);

  const line = (key: keyof typeof menuIcons, label: string, end?: ReactNode) => {
    const Icon = menuIcons[key];
    return (
      <li key={key}>
        {render({
          href: hrefs[key],
          className: styles.sheetLink,
          'aria-current': hrefs[key] === currentPath ? 'page' : undefined,
          children: (
            <>
              <Icon />
              {label}
              {end && <span className={styles.sheetEnd}>{end}</span>}
            </>
          ),
        })}
      </li>
    );
  };

  const unread = session.state === 'signedIn' ? (session.unread ?? 0) : 0;
  return (
    <Sheet
      side="end"
      open={open}
      onOpenChange={onOpenChange}
      title={words.navigation}
      onClick={(event: MouseEvent) => {
        if (event.target instanceof Element && event.target.closest('a[href]')) onOpenChange(false);
      }}
      footer={
        session.state === 'signedOut' && (
          <div className={styles.sheetActions}>
            <ButtonLink wide href={hrefs.signUp} renderLink={renderLink}>
              {texts.navigation.signUp}
            </ButtonLink>
            <ButtonLink wide tone="neutral" variant="outline" href={hrefs.signIn} renderLink={renderLink}>
              {texts.navigation.signIn}
            </ButtonLink>
          </div>
        )
      }
    >
      <nav aria-label={words.navigation}>
        <ul {...bareList} className={styles.sheetList}>
          {line('home', texts.navigation.home)}
          {line('categories', texts.navigation.categories)}
          {line('listings', texts.navigation.listings)}
          {line('search', texts.navigation.search)}
          {line('createListing', texts.navigation.createListing)}
        </ul>
        {session.state === 'signedIn' && (
          <>
            <div className={styles.sheetDivider} />
            <ul {...bareList} className={styles.sheetList}>
              {line(
                'messages',
                texts.navigation.messages,
                unread > 0 && (
                  <Badge tone="accent" variant="solid" shape="count">
                    <span aria-hidden>{shortCount(unread)}</span>
                    <VisuallyHidden>{words.unread(unread)}</VisuallyHidden>
                  </Badge>
                ),
              )}
              {userLinks.map(({ key, label }) => line(key, label))}
              <li>
                <button
                  type="button"
                  className={styles.sheetLink}
                  onClick={() => {
                    onOpenChange(false);
                    onSignOut?.();
                  }}
                >
                  <LogOutIcon />
                  {texts.navigation.signOut}
                </button>
              </li>
            </ul>
          </>
        )}
      </nav>
    </Sheet>
  );
}
