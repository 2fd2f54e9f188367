import type { Listing } from './entities.ts';
import { isOwner, type Owned, ownerId } from './listingRules.ts';
import { statusAllows } from './listingStatus.ts';

/** What the action buttons of a listing's page do for the person who looks at it. */
export interface ListingActions {
  /** `owner` is the line 'This is your listing'. */
  message: 'hidden' | 'owner' | 'login' | 'open';
  favorite: 'hidden' | 'login' | 'toggle';
  phone: 'hidden' | 'login' | 'show';
}

/**
 * @param viewer `null` for visitors; `undefined` while the stored session is still being restored,
 * in which case nothing shows that might be wrong a moment later.
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
    // Whoever may be written to may be called.
    phone: isOpen && listing.has_phone === true ? (viewer ? 'show' : 'login') : 'hidden',
  };
}
