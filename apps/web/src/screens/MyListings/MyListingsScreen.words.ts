import type { ListingStatus } from '@porchlight/domain';

export const words = {
  /** Of an empty tab, when there are other listings. */
  noneOf: {
    active: 'None of your listings is active',
    reserved: 'None of your listings is reserved',
    sold: 'None of your listings is sold',
    expired: 'None of your listings has expired',
  } satisfies Record<ListingStatus, string>,
  empty: 'What you post is shown here.',
};
