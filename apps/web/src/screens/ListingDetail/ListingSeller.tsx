import type { Listing } from '@porchlight/domain';
import { SellerCard } from '@porchlight/ui';

import { seller as sellerProfile, useApi, useResource } from '../../api/index.ts';
import { paths } from '../../lib/paths.ts';
import { photoAddress } from '../../listings/images.ts';
import { SellerMenu } from './SellerMenu.tsx';

/** The seller of a listing, with what their page says about them. */
export function ListingSeller({ listing }: { listing: Listing }) {
  const { origin } = useApi();
  const { user: seller } = listing;
  const { data } = useResource(seller ? sellerProfile(seller.id) : null);
  const options = <SellerMenu listing={listing} />;
  if (!seller) return <SellerCard seller={null} options={options} />;
  return (
    <SellerCard
      seller={{ ...seller, avatar: photoAddress(seller.avatar, origin) }}
      href={paths.seller.href(seller.id)}
      facts={data ?? 'loading'}
      options={options}
    />
  );
}
