import type { Listing } from '@porchlight/domain';
import { Price } from '@porchlight/ui';
import type { ReactNode } from 'react';

import * as styles from './ContactBar.css.ts';

/** The way to the seller: in its place beside the price, and on phones at the end of the window, with the price. */
export function ContactBar({ listing, children }: { listing: Listing; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      {/* For eyes that have scrolled past the other one. */}
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
