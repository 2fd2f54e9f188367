import type { ComponentProps, ReactNode } from 'react';

import { PlusIcon, SearchIcon } from '../../icons/index.ts';
import { bareList, cx, useMessages, useRenderLink, type RenderLink } from '../../lib/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Container } from '../../primitives/Container/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { BrandMark } from '../BrandMark/index.ts';
import { AccountArea } from './AccountArea.tsx';
import { english, type SiteHeaderMessages } from './SiteHeader.messages.ts';
import { type HeaderParts, linkTo, type SiteHeaderLinks, type SiteSession } from './model.ts';
import { SmallMenu } from './SmallMenu.tsx';
import * as styles from './SiteHeader.css.ts';

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Where it leads, and what each place is called. */
  links: SiteHeaderLinks;
  /** Who is here. Default signed out. */
  session?: SiteSession;
  /** The path shown now: its link is marked as the current page. Default none. */
  currentPath?: string;
  /** A `SearchField`: in a row of its own under the bar. Default none. */
  search?: ReactNode;
  /** Called when Sign Out is chosen. */
  onSignOut?: () => void;
  /** Renders a link. Default: the `KitProvider`'s, else an anchor. */
  renderLink?: RenderLink;
  /** Words, for translation. Default English. */
  messages?: Partial<SiteHeaderMessages>;
}

/**
 * The top of every page: the `KitProvider`'s brand, the ways through the market, and who is here. On small screens
 * the links fold into a menu that keeps the focus while it is open. Put a `SkipLink` before it.
 * Renders a `header`; `data-session` is `restoring`, `signedOut` or `signedIn`.
 */
export function SiteHeader({
  links,
  session = { state: 'signedOut' },
  currentPath,
  search,
  onSignOut,
  renderLink,
  messages,
  className,
  ...rest
}: SiteHeaderProps) {
  const words = useMessages('SiteHeader', english, messages);
  const render = useRenderLink(renderLink);
  const parts: HeaderParts = { links, session, currentPath, onSignOut, renderLink, words };
  return (
    <header {...rest} data-session={session.state} className={cx(styles.header, className)}>
      <Container className={styles.bar}>
        <BrandMark renderLink={renderLink} />
        <nav aria-label={words.navigation} className={styles.navigation}>
          <ul {...bareList} className={styles.links}>
            {links.main.map((link) => (
              <li key={link.href}>
                {render({ ...linkTo(link, currentPath), className: styles.link, children: link.label })}
              </li>
            ))}
          </ul>
        </nav>
        {search && <div className={styles.search}>{search}</div>}
        <div className={styles.actions}>
          {links.search &&
            render({
              ...linkTo(links.search, currentPath),
              className: styles.iconLink,
              title: links.search.label,
              children: (
                <>
                  <SearchIcon />
                  <VisuallyHidden>{links.search.label}</VisuallyHidden>
                </>
              ),
            })}
          {links.action && (
            <div className={styles.wide}>
              <ButtonLink
                {...linkTo(links.action, currentPath)}
                variant="outline"
                tone="neutral"
                startIcon={<PlusIcon size="sm" />}
                renderLink={renderLink}
              >
                {links.action.label}
              </ButtonLink>
            </div>
          )}
          <AccountArea {...parts} />
          <SmallMenu {...parts} />
        </div>
      </Container>
    </header>
  );
}
