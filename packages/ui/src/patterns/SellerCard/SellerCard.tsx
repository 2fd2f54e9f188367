import type { Seller } from '@porchlight/domain';
import type { ComponentProps, ReactNode } from 'react';

import { cx, useMoments, useMessages, type RenderLink } from '../../lib/index.ts';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { cardStyles } from '../../primitives/Card/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import * as styles from './SellerCard.css.ts';
import { english, type SellerCardMessages } from './SellerCard.messages.ts';

export interface SellerCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The seller; empty when the account is gone. */
  seller: Seller | null | undefined;
  /** URL of the seller's page, linked from the name. Default: no link. */
  href?: string;
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
  renderLink,
  headingLevel = 2,
  children,
  messages,
  className,
  ...rest
}: SellerCardProps) {
  const words = useMessages('SellerCard', english, messages);
  const moments = useMoments();
  const Heading = `h${headingLevel}` as const;
  const name = seller?.name ?? words.unknown;
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
      <Heading className={styles.heading}>{words.title}</Heading>
      <div className={styles.person}>
        <Avatar name={seller?.name ?? ''} seed={seller?.id} src={seller?.avatar} size="lg" />
        <div className={styles.words}>
          <p className={styles.nameLine}>
            {seller && href !== undefined ? (
              <TextLink
                standalone
                tone="default"
                href={href}
                className={styles.name}
                {...(renderLink && { renderLink })}
              >
                <bdi>{name}</bdi>
              </TextLink>
            ) : (
              <bdi className={styles.name}>{name}</bdi>
            )}
            {seller?.verified && <Badge tone="positive">{words.verified}</Badge>}
          </p>
          {seller && <p className={styles.since}>{moments.month(seller.created_at, words.memberSince)}</p>}
        </div>
      </div>
      {children}
    </section>
  );
}
