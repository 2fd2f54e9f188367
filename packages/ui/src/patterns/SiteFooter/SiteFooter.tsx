import { texts } from '@porchlight/domain';
import type { ComponentProps, ReactNode } from 'react';

import { bareList, cx, useMessages, useRenderLink, type RenderLink } from '../../lib/index.ts';
import { Container } from '../../primitives/Container/index.ts';
import { BrandMark } from '../BrandMark/index.ts';
import { Street } from './Street.tsx';
import * as styles from './SiteFooter.css.ts';
import { english, type SiteFooterMessages } from './SiteFooter.messages.ts';

const groups = {
  browse: {
    home: texts.navigation.home,
    categories: texts.navigation.categories,
    listings: texts.navigation.listings,
    createListing: texts.navigation.createListing,
  },
  help: {
    help: texts.navigation.help,
    safety: texts.navigation.safety,
    contact: texts.navigation.contact,
    report: texts.navigation.report,
  },
  legal: {
    privacy: texts.navigation.privacy,
    terms: texts.navigation.terms,
    cookies: texts.navigation.cookies,
  },
} as const;

type Group = keyof typeof groups;
type LinkKey = { [Key in Group]: keyof (typeof groups)[Key] }[Group];

/** Addresses that the footer leads to. */
export type SiteFooterHrefs = Record<LinkKey, string>;

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** Where each link leads. */
  hrefs: SiteFooterHrefs;
  /** Something under the sentence about the brand, such as a theme switch. Default none. */
  children?: ReactNode;
  /** Renders a link. Default: the `KitProvider`'s, else an anchor. */
  renderLink?: RenderLink;
  /** Words, for translation. Default English. */
  messages?: Partial<SiteFooterMessages>;
}

/** The end of every page: the ways through the market, to help, and to the fine print. Renders a `footer`. */
export function SiteFooter({ hrefs, renderLink, messages, className, children, ...rest }: SiteFooterProps) {
  const words = useMessages('SiteFooter', english, messages);
  const render = useRenderLink(renderLink);
  const column = <Key extends LinkKey>(name: Group, links: Partial<Record<Key, string>>) => (
    <nav key={name} aria-label={words[name]} className={styles.group}>
      <p aria-hidden className={styles.heading}>
        {words[name]}
      </p>
      <ul {...bareList} className={styles.links}>
        {Object.entries<string | undefined>(links).map(([key, label]) => (
          <li key={key}>{render({ href: hrefs[key as Key], className: styles.link, children: label })}</li>
        ))}
      </ul>
    </nav>
  );
  return (
    <footer {...rest} className={cx(styles.footer, className)}>
      <Container>
        <div className={styles.ground}>
          <Street />
        </div>
        <div className={styles.content}>
          <div className={styles.about}>
            <BrandMark href={hrefs.home} renderLink={renderLink} />
            <p>{words.about}</p>
            {children}
          </div>
          {column('browse', groups.browse)}
          {column('help', groups.help)}
          {column('legal', groups.legal)}
        </div>
      </Container>
    </footer>
  );
}
