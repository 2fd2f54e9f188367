import { type ComponentProps, type MouseEvent, type ReactNode, useContext, useMemo, useRef } from 'react';

import { FilterIcon, PlusIcon, SearchIcon } from '../../icons/index.ts';
import {
  bareList,
  cx,
  KitContext,
  mergeRefs,
  useMessages,
  useRenderLink,
  type RenderLink,
} from '../../lib/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Container } from '../../primitives/Container/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { BrandMark } from '../BrandMark/index.ts';
import { AccountArea } from './AccountArea.tsx';
import { english, type SiteHeaderMessages } from './SiteHeader.messages.ts';
import {
  type HeaderParts,
  linkTo,
  type SiteChoice,
  type SiteHeaderLinks,
  type SiteSession,
} from './model.ts';
import { SmallMenu } from './SmallMenu.tsx';
import { useMakesRoom } from './useMakesRoom.ts';
import * as styles from './SiteHeader.css.ts';

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The links and their labels. */
  links: SiteHeaderLinks;
  /** The session. Default signed out. */
  session?: SiteSession;
  /** The current path: its link is marked as the current page. Default none. */
  currentPath?: string;
  /** A `SearchField` in the bar, where there is space for it. Default none. */
  search?: ReactNode;
  /**
   * Called when the search icon of narrow screens is pressed, before it navigates to `links.search`: prevent the event
   * to open a search instead. Default none: the icon is a link.
   */
  onSearch?: (event: MouseEvent) => void;
  /** A choice in the user's menu and in the small screen's, such as the theme. Default none. */
  choice?: SiteChoice;
  /** Called when Sign Out is selected. */
  onSignOut?: () => void;
  /** Renders a link. Default: the `KitProvider`'s, else an anchor. */
  renderLink?: RenderLink;
  /** Texts, for translation. Default English. */
  messages?: Partial<SiteHeaderMessages>;
}

/**
 * The top of every page: the `KitProvider`'s brand, links to the site's pages, and the user. On small screens the
 * links are in a menu that traps the focus while it is open. Put a `SkipLink` before it. It is sticky; on phones it
 * hides on scroll down and returns on scroll up. Renders a `header`; `data-session` is `restoring`, `signedOut` or
 * `signedIn`, `data-away` while it is hidden.
 */
export function SiteHeader({
  links,
  session = { state: 'signedOut' },
  currentPath,
  search,
  onSearch,
  choice,
  onSignOut,
  renderLink,
  messages,
  className,
  ref,
  ...rest
}: SiteHeaderProps) {
  const own = useRef<HTMLElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  useMakesRoom(own);
  const words = useMessages('SiteHeader', english, messages);
  const render = useRenderLink(renderLink);
  const { href: home = '/' } = useContext(KitContext).brand ?? {};
  const parts: HeaderParts = { links, session, currentPath, choice, onSignOut, renderLink, words };
  /** The search icon of narrow screens, or the link to all filters. */
  const lens = (href: string, label: string, isOpener: boolean) =>
    render({
      ...linkTo({ href, label }, currentPath),
      className: cx(styles.iconLink, isOpener ? styles.opener : onSearch && styles.spaciousOnly),
      title: label,
      onClick: isOpener ? onSearch : undefined,
      children: (
        <>
          {/* A search field has its own magnifier, and phones the one that opens a search. */}
          {!isOpener && (search || onSearch) ? <FilterIcon /> : <SearchIcon />}
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ),
    });
  return (
    <header {...rest} ref={refs} data-session={session.state} className={cx(styles.header, className)}>
      <Container className={styles.bar}>
        <BrandMark renderLink={renderLink} />
        <nav aria-label={words.navigation} className={styles.navigation}>
          <ul {...bareList} className={styles.links}>
            {links.main.map((link) => (
              <li key={link.href} className={link.href === home ? styles.homeLink : undefined}>
                {render({ ...linkTo(link, currentPath), className: styles.link, children: link.label })}
              </li>
            ))}
          </ul>
        </nav>
        {search && (
          <div className={styles.search}>
            {search}
            {links.search && lens(links.search.href, links.search.label, false)}
          </div>
        )}
        <div className={styles.actions}>
          {links.search && (search || onSearch) && lens(links.search.href, words.search, true)}
          {!search && links.search && lens(links.search.href, links.search.label, false)}
          {links.action && (
            <div className={styles.wide}>
              <ButtonLink
                {...linkTo(links.action, currentPath)}
                variant="outline"
                tone="neutral"
                className={styles.action}
                title={links.action.label}
                startIcon={<PlusIcon size="sm" />}
                renderLink={renderLink}
              >
                <span className={styles.actionWords}>{links.action.label}</span>
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
