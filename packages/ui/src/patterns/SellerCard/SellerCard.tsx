import type { Seller, SellerProfile } from '@porchlight/domain';
import type { ComponentProps, ReactNode } from 'react';

import { ChevronRightIcon } from '../../icons/index.ts';
import {
  cx,
  stretchedLink,
  useFormats,
  useMessages,
  useMoments,
  useRenderLink,
  type RenderLink,
} from '../../lib/index.ts';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { cardStyles } from '../../primitives/Card/index.ts';
import { knownTime } from '../SellerHeader/knownTime.ts';
import * as styles from './SellerCard.css.ts';
import { english, type SellerCardMessages } from './SellerCard.messages.ts';

export interface SellerCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The seller; empty when the account is gone. */
  seller: Seller | null | undefined;
  /** URL of the seller's page: the whole row is a link, named after the seller. Default: no link. */
  href?: string;
  /** How soon they reply, and how much they sold; `'loading'` keeps the line free. Default: no line. */
  facts?: Pick<SellerProfile, 'answers_within' | 'sold_listings'> | 'loading' | undefined;
  /** At the end of the heading's line, such as a `Menu`. Default none. */
  options?: ReactNode;
  /** Renders that link. Default: the `KitProvider`'s, else an anchor. */
  renderLink?: RenderLink;
  /** Level of the heading. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** Actions or a note under the user, such as the message button. Default none. */
  children?: ReactNode;
  /** Texts, for translation. Default English. */
  messages?: Partial<SellerCardMessages>;
}

/**
 * The other user: picture or initial, name, since when, verified or not. Not for the signed-in user's own profile.
 * Renders `<section>` with a heading.
 */
export function SellerCard({
  seller,
  href,
  facts,
  options,
  renderLink,
  headingLevel = 2,
  children,
  messages,
  className,
  ...rest
}: SellerCardProps) {
  const words = useMessages('SellerCard', english, messages);
  const moments = useMoments();
  const formats = useFormats();
  const link = useRenderLink(renderLink);
  const Heading = `h${headingLevel}` as const;
  const name = seller?.name ?? words.unknown;
  const isLink = seller && href !== undefined;
  const known =
    facts === undefined || facts === 'loading'
      ? []
      : [
          knownTime(facts.answers_within, words.answers),
          facts.sold_listings > 0 && words.sold(facts.sold_listings, formats),
        ];
  return (
    <section
      {...rest}
      className={cx(
        cardStyles.card,
        cardStyles.variant.raised,
        cardStyles.padding.md,
        styles.root,
        className,
      )}
    >
      <div className={styles.top}>
        <Heading className={styles.heading}>{words.title}</Heading>
        {options}
      </div>
      <div className={styles.person}>
        <Avatar name={seller?.name ?? ''} seed={seller?.id} src={seller?.avatar} size="lg" />
        <div className={styles.words}>
          <p className={styles.nameLine}>
            {isLink ? (
              link({ href, className: cx(stretchedLink, styles.name), children: <bdi>{name}</bdi> })
            ) : (
              <bdi className={styles.name}>{name}</bdi>
            )}
            {seller?.verified && <Badge tone="positive">{words.verified}</Badge>}
          </p>
          {seller && <p className={styles.since}>{moments.month(seller.created_at, words.memberSince)}</p>}
        </div>
        {isLink && (
          <span className={styles.chevron}>
            <ChevronRightIcon />
          </span>
        )}
        {facts && <p className={styles.facts}>{known.filter(Boolean).join(' · ')}</p>}
      </div>
      {children}
    </section>
  );
}
