import type { Listing } from '../answers/index.ts';
import { isOwner, type Owned, ownerId } from './listingRules.ts';
import { statusAllows } from './listingStatus.ts';

/** What the action buttons of a listing's page do for the viewer. */
export interface ListingActions {
  /** `owner` is the text 'This is your listing'. */
  message: 'hidden' | 'owner' | 'login' | 'open';
  favorite: 'hidden' | 'login' | 'toggle';
  phone: 'hidden' | 'login' | 'show';
}

/**
 * @param viewer `null` for visitors; `undefined` while the stored session is being restored: then no button shows
 *   that might be wrong a moment later.
 */
export function listingActions(
  listing: Owned & Pick<Listing, 'status' | 'has_phone'>,
  viewer: { id: string } | null | undefined,
): ListingActions {
  if (viewer === undefined) return { message: 'hidden', favorite: 'hidden', phone: 'hidden' };
  if (isOwner(listing, viewer)) return { message: 'owner', favorite: 'hidden', phone: 'hidden' };
  const isOpen = statusAllows(listing.status, 'message') && ownerId(listing) !== undefined;
  const canSave = statusAllows(listing.status, 'favorite');
  return {
    message: isOpen ? (viewer ? 'open' : 'login') : 'hidden',
    favorite: canSave ? (viewer ? 'toggle' : 'login') : 'hidden',
    // A user who can write can also call.
    phone: isOpen && listing.has_phone === true ? (viewer ? 'show' : 'login') : 'hidden',
  };
}
