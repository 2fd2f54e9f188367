import { type Listing, knownCondition } from '@porchlight/domain';
import type { ComponentProps, ReactNode } from 'react';

import { cx, useFormats, useMessages } from '../../lib/index.ts';
import { CategoryIcon } from '../CategoryIcon/index.ts';
import { RelativeDate } from '../RelativeDate/index.ts';
import * as styles from './ListingDetailsList.css.ts';
import { english, type ListingDetailsListMessages } from './ListingDetailsList.messages.ts';

export interface ListingDetailsListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The listing. */
  listing: Pick<Listing, 'category' | 'condition' | 'location' | 'created_at' | 'view_count'>;
  /** The current time, in milliseconds since 1970. */
  now: number;
  /** Texts, for translation. Default English. */
  messages?: Partial<ListingDetailsListMessages>;
}

/**
 * The facts of one listing: category, condition if the owner states it, location, posted date, views.
 * Renders `<dl>`.
 */
export function ListingDetailsList({ listing, now, messages, className, ...rest }: ListingDetailsListProps) {
  const words = useMessages('ListingDetailsList', english, messages);
  const { number } = useFormats();
  const { category, location, created_at: created, view_count: views } = listing;
  const condition = knownCondition(listing.condition);
  return (
    <dl {...rest} className={cx(styles.root, className)}>
      <Fact name={words.category}>
        {category ? (
          <span className={styles.withIcon}>
            <CategoryIcon icon={category.icon} />
            {category.name}
          </span>
        ) : (
          words.notSpecified
        )}
      </Fact>
      {condition !== undefined && <Fact name={words.condition}>{words.conditions[condition]}</Fact>}
      <Fact name={words.location}>
        <bdi>{location || words.notSpecified}</bdi>
      </Fact>
      <Fact name={words.posted}>
        <RelativeDate date={created} now={now} />
      </Fact>
      <Fact name={words.views}>
        <span className={styles.number}>{number(views)}</span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
