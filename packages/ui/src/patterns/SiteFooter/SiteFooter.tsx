import type { ComponentProps, ReactNode } from 'react';

import { bareList, cx, useRenderLink, type RenderLink } from '../../lib/index.ts';
import { Container } from '../../primitives/Container/index.ts';
import { BrandMark } from '../BrandMark/index.ts';
import { Street } from './Street.tsx';
import * as styles from './SiteFooter.css.ts';

/** A column of links under a heading, which also names it for screen readers. */
export interface SiteFooterGroup {
  /** The heading. */
  label: string;
  /** The links, in order. */
  links: readonly { href: string; label: string }[];
}

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The columns of links, in order. */
  groups: readonly SiteFooterGroup[];
  /** A sentence about the site, under the brand; not on a phone. Default none. */
  lead?: ReactNode;
  /** The scene on the line above. Default a quiet street; `null` for none. */
  scene?: ReactNode;
  /** Content under the sentence about the site, such as a theme switch. Default none. */
  children?: ReactNode;
  /** Renders a link. Default: the `KitProvider`'s, else an anchor. */
  renderLink?: RenderLink;
}

/**
 * The end of every page: the `KitProvider`'s brand, links to the site's pages, to help, and to the legal texts.
 * Renders a `footer`.
 */
export function SiteFooter({
  groups,
  lead,
  scene = <Street />,
  renderLink,
  className,
  children,
  ...rest
}: SiteFooterProps) {
  const render = useRenderLink(renderLink);
  return (
    <footer {...rest} className={cx(styles.footer, className)}>
      <Container>
        <div className={styles.ground}>{scene}</div>
        <div className={styles.content}>
          <div className={styles.about}>
            <BrandMark className={styles.brand} renderLink={renderLink} />
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
            {children}
          </div>
          {groups.map((group) => (
            <nav key={group.label} aria-label={group.label} className={styles.group}>
              <p aria-hidden className={styles.heading}>
                {group.label}
              </p>
              <ul {...bareList} className={styles.links}>
                {group.links.map(({ href, label }) => (
                  <li key={href}>{render({ href, className: styles.link, children: label })}</li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </Container>
    </footer>
  );
}
