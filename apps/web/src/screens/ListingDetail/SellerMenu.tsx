import {
  changeSearch,
  isOwner,
  limits,
  type Listing,
  type ListingsSearch,
  type Seller,
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

import type { ToBlock } from '../../blocks/asking.ts';
import { blockWords } from '../../blocks/block.words.ts';
import { useAskToBlock } from '../../blocks/useAskToBlock.ts';
import { paths } from '../../lib/paths.ts';
import { unlessOwn } from '../../lib/unlessOwn.css.ts';
import { useLastSearch } from '../../listings/lastSearch.ts';
import type { ToReport } from '../../reports/asking.ts';
import { useReport } from '../../reports/useReport.ts';
import { useSessionView } from '../../session/index.ts';
import * as styles from './ListingDetail.css.ts';
import { words } from './SellerMenu.words.ts';

const toBlock = ({ id, name }: Seller): ToBlock => ({ id, name, leadsTo: paths.listings.href() });

const toReport = ({ id, title, user }: Listing): ToReport => ({
  kind: 'listing',
  id,
  quote: title,
  name: user?.name ?? '',
  toBlock: user ? toBlock(user) : undefined,
  href: paths.report.href({
    listing: id,
    ...(user ? { user: user.name } : {}),
    returnTo: paths.listing.href(id),
  }),
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
  const { isLoading, report } = useReport();
  const { user: seller } = listing;
  if (isOwner(listing, user)) return null;
  const reported = toReport(listing);
  const items: MenuItem[] = [
    {
      id: 'report',
      label: texts.navigation.report,
      icon: <FlagIcon size="sm" />,
      href: reported.href,
      onSelect: (event) => report(event, reported),
    },
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
      onSelect: () => ask(toBlock(seller)),
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
            busy={asking === 'loading' || isLoading}
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
