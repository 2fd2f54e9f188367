import { isWebUrl } from '@porchlight/domain';

import { paths } from '../../lib/paths.ts';

/**
 * The listing's URL for the form. The app's own links pass an id, others a full URL.
 *
 * @param named the value in the query; may be empty
 * @param origin origin of the page; while empty, an id gives no URL
 */
export function listingUrl(named: string, origin: string): string {
  const text = named.trim();
  if (text === '' || isWebUrl(text)) return text;
  return origin === '' ? '' : origin + paths.listing.href(text);
}
