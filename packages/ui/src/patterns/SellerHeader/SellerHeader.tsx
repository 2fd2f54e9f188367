import type { SellerProfile } from '@porchlight/domain';
import type { ComponentProps, ReactNode } from 'react';

import { CalendarIcon, CheckIcon, ClockIcon } from '../../icons/index.ts';
import { bareList, cx, useFormats, useMessages, useMoments } from '../../lib/index.ts';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { knownTime } from './knownTime.ts';
import * as styles from './SellerHeader.css.ts';
import { english, type SellerHeaderMessages } from './SellerHeader.messages.ts';

export interface SellerHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The seller. */
  seller: SellerProfile;
  /** Heading level of the name. Default 1. */
  headingLevel?: 1 | 2 | 3;
  /** Actions. Default nothing. */
  children?: ReactNode;
  /** Texts, for translation. Default English. */
  messages?: Partial<SellerHeaderMessages>;
}

/**
 * The header of a seller's page: picture or initials, name, verified, since when, how much they sold, reply time.
 * Unknown facts are omitted. Next to a listing use `SellerCard`.
 * Renders `<header>` with a heading and a list of facts.
 */
export function SellerHeader({
  seller,
  headingLevel = 1,
  children,
  messages,
  className,
  ...rest
}: SellerHeaderProps) {
  const words = useMessages('SellerHeader', english, messages);
  const formats = useFormats();
  const moments = useMoments();
  const Heading = `h${headingLevel}` as const;
  const within = knownTime(seller.answers_within, words.answers);
  return (
    <header {...rest} className={cx(styles.root, className)}>
      <Avatar name={seller.name} seed={seller.id} src={seller.avatar} size="xl" className={styles.picture} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <bdi>{seller.name}</bdi>
        </Heading>
        {seller.verified && <Badge tone="positive">{words.verified}</Badge>}
        <ul {...bareList} className={styles.facts}>
          <li className={styles.fact}>
            <CalendarIcon size="sm" />
            {moments.month(seller.created_at, words.memberSince)}
          </li>
          {seller.sold_listings > 0 && (
            <li className={styles.fact}>
              <CheckIcon size="sm" />
              {words.sold(seller.sold_listings, formats)}
            </li>
          )}
          {within && (
            <li className={styles.fact}>
              <ClockIcon size="sm" />
              {within}
            </li>
          )}
        </ul>
      </div>
      {children}
    </header>
  );
}
