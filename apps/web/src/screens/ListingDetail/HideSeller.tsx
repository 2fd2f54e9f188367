import { changeSearch, limits, sameId } from '@porchlight/domain';
import { TextLink } from '@porchlight/ui';

import { paths } from '../../lib/paths.ts';
import { unlessOwn } from '../../lib/unlessOwn.css.ts';
import { useLastSearch } from '../../listings/lastSearch.ts';

const words = { hide: 'Hide this seller’s listings' };

/** A link back to the results without this seller's listings. */
export function HideSeller({ sellerId, isWaiting }: { sellerId: string; isWaiting: boolean }) {
  const search = useLastSearch();
  const others = search.withoutSellers.filter((id) => !sameId(id, sellerId));
  // At the limit, the first excluded seller is included again.
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
