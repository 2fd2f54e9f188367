import { isOwner, type Listing, sameId, statusAllows, texts } from '@porchlight/domain';
import { FavoriteButton, VisuallyHidden } from '@porchlight/ui';

import { useFavorites } from '../api/index.ts';
import type { SessionUser } from '../session/index.ts';
import * as styles from './SignedInFavoriteButton.css.ts';
import { useFavorite } from './useFavorite.ts';

export interface SignedInFavoriteButtonProps {
  listing: Listing;
  user: SessionUser;
  variant?: 'floating' | undefined;
}

/**
 * The favorite button of a card. One list of favorites feeds all of them. Renders nothing on an own listing.
 */
export function SignedInFavoriteButton({ listing, user, variant }: SignedInFavoriteButtonProps) {
  const { data: saved } = useFavorites(user.id);
  if (saved === undefined || isOwner(listing, user)) return null;
  const isSaved = saved.some(({ id }) => sameId(id, listing.id));
  // Only active listings can be saved, but any favorite can be removed.
  if (!statusAllows(listing.status, 'favorite') && !isSaved) return null;
  return <ToggleButton listing={listing} user={user} variant={variant} isSaved={isSaved} />;
}

function ToggleButton({
  listing,
  user,
  variant,
  isSaved: isListed,
}: SignedInFavoriteButtonProps & { isSaved: boolean }) {
  const { isSaved, isUpdating, hasFailed, toggle } = useFavorite(listing, user.id, isListed);
  const failure = hasFailed && texts.listing.saveFailed;
  return (
    <>
      <FavoriteButton
        variant={variant}
        pressed={isSaved}
        updating={isUpdating}
        itemTitle={listing.title}
        onPressedChange={toggle}
      />
      {variant === 'floating' ? (
        <span role="status" className={styles.failure}>
          {failure}
        </span>
      ) : (
        <VisuallyHidden>
          <span role="status">{failure}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
