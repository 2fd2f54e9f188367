import { changeSearch, limits, sameId } from '@porchlight/domain';
import { TextLink } from '@porchlight/ui';

import { paths } from '../../lib/paths.ts';
import { unlessOwn } from '../../lib/unlessOwn.css.ts';
import { useLastSearch } from '../../listings/lastSearch.ts';

const words = { hide: 'Hide this seller’s listings' };

/** Leads back to the results without what one person offers. */
export function HideSeller({ sellerId, isWaiting }: { sellerId: string; isWaiting: boolean }) {
  const search = useLastSearch();
  const others = search.withoutSellers.filter((id) => !sameId(id, sellerId));
  // Whoever was left out first comes back.
  const withoutSellers = [...others, sellerId].slice(-limits.withoutSellersMax);
  return (
    <TextLink
      href={paths.listings.href(changeSearch(search, { withoutSellers }))}
      rel="nofollow"
      tone="muted"
      standalone
      className={unlessOwn}
      data-waiting={isWaiting || undefined}
    >
      {words.hide}
    </TextLink>
  );
}
