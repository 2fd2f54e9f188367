import {
  changeSearch,
  isOwner,
  limits,
  type Listing,
  type ListingsSearch,
  sameId,
  texts,
} from '@porchlight/domain';
import {
  EyeOffIcon,
  FlagIcon,
  IconButton,
  Menu,
  type MenuItem,
  MoreIcon,
  ShieldIcon,
  Text,
} from '@porchlight/ui';

import { blockWords, useAskToBlock } from '../../blocks/useAskToBlock.ts';
import { paths } from '../../lib/paths.ts';
import { unlessOwn } from '../../lib/unlessOwn.css.ts';
import { useLastSearch } from '../../listings/lastSearch.ts';
import { useSessionView } from '../../session/index.ts';
import * as styles from './ListingDetail.css.ts';

const words = { more: 'Seller options', hide: 'Hide this seller’s listings' };

/** The report form, prefilled with the listing and its seller. */
const reportHref = ({ id, user }: Listing): string =>
  paths.report.href({
    listing: id,
    ...(user ? { user: user.name } : {}),
    returnTo: paths.listing.href(id),
  });

/** A seller's listings are left out of the last results. */
function hideHref(search: ListingsSearch, sellerId: string): string {
  const others = search.withoutSellers.filter((id) => !sameId(id, sellerId));
  // At the limit, the first excluded seller is included again.
  const withoutSellers = [...others, sellerId].slice(-limits.withoutSellersMax);
  return paths.listings.href(changeSearch(search, { withoutSellers }));
}

/** What can be done about the seller of another user's listing: report, hide, and for members, block. */
export function SellerMenu({ listing }: { listing: Listing }) {
  const { status, user } = useSessionView();
  const search = useLastSearch();
  const { state: asking, ask } = useAskToBlock();
  const { user: seller } = listing;
  if (isOwner(listing, user)) return null;
  const items: MenuItem[] = [
    { id: 'report', label: texts.navigation.report, icon: <FlagIcon size="sm" />, href: reportHref(listing) },
  ];
  if (seller)
    items.push({
      id: 'hide',
      label: words.hide,
      icon: <EyeOffIcon size="sm" />,
      href: hideHref(search, seller.id),
    });
  if (seller && user !== null)
    items.push({
      id: 'block',
      label: blockWords.block,
      icon: <ShieldIcon size="sm" />,
      onSelect: () => ask({ id: seller.id, name: seller.name, leadsTo: paths.listings.href() }),
    });
  return (
    <>
      <Menu
        items={items}
        renderTrigger={(props) => (
          <IconButton
            {...props}
            label={words.more}
            icon={<MoreIcon />}
            busy={asking === 'loading'}
            className={unlessOwn}
            data-waiting={status === 'restoring' || undefined}
          />
        )}
      />
      <Text as="div" size="sm" tone="critical" role="status" className={styles.menuFailure}>
        {asking === 'failed' && blockWords.notLoaded}
      </Text>
    </>
  );
}
