import { isWebUrl } from '@porchlight/domain';

import { paths } from '../../lib/paths.ts';

/**
 * The URL of the reported listing or user for the form. The app's own links pass an id, others a full URL.
 *
 * @param about values in the query; may be empty. A listing precedes its seller
 * @param origin origin of the page; while empty, an id gives no URL
 */
export function reportedUrl(about: { listingUrl: string; personId: string }, origin: string): string {
  const [listing, person] = [about.listingUrl.trim(), about.personId.trim()];
  if (isWebUrl(listing)) return listing;
  if (origin === '' || listing + person === '') return '';
  return origin + (listing === '' ? paths.seller.href(person) : paths.listing.href(listing));
}
