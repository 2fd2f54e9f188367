import { texts } from '@porchlight/domain';
import { forbidden, notFound, type Viewer } from '../../platform/http/index.ts';

/**
 * Checks that the viewer owns a listing.
 *
 * @throws HttpError 404 when there is no listing that the viewer may see, 403 when it is another user's
 */
export function ensureOwner<Owned extends { user_id: string }>(listing: Owned | null, viewer: Viewer): Owned {
  if (listing === null) throw notFound(texts.listing.notFoundTitle);
  if (listing.user_id !== viewer.id) throw forbidden(texts.listingForm.deniedText);
  return listing;
}
