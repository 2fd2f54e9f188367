import { isWebUrl } from '@porchlight/domain';

import { paths } from '../../lib/paths.ts';

/**
 * What the form says the listing's address is. Links of the app name a listing by its id, others by its whole address.
 *
 * @param named What the query says; may be empty.
 * @param origin Scheme and host of the page; empty while it is not known, and then an id says nothing yet.
 */
export function listingUrl(named: string, origin: string): string {
  const text = named.trim();
  if (text === '' || isWebUrl(text)) return text;
  return origin === '' ? '' : origin + paths.listing.href(text);
}
