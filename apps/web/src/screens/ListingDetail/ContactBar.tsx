import type { Listing } from '@porchlight/domain';
import { Price } from '@porchlight/ui';
import type { ReactNode } from 'react';

import * as styles from './ContactBar.css.ts';

/** The contact button: next to the price, and on phones in a bar at the bottom, with the price. */
export function ContactBar({ listing, children }: { listing: Listing; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      {/* A visual repeat of the price, for users who have scrolled past it. */}
      <Price
        aria-hidden
        className={styles.price}
        price={listing.price}
        priceType={listing.price_type}
        period={listing.price_period}
      />
      <div className={styles.way}>{children}</div>
    </div>
  );
}
