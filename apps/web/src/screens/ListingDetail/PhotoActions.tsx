import { type Listing, listingActions, texts } from '@porchlight/domain';
import { ArrowLeftIcon, HeartIcon, IconButtonLink } from '@porchlight/ui';
import { useLocation, useNavigate } from 'react-router-dom';

import { CardFavoriteButton } from '../../favorites/CardFavoriteButton.tsx';
import { isPlainClick } from '../../lib/isPlainClick.ts';
import { paths } from '../../lib/paths.ts';
import { cameFrom } from '../../lib/returnTo.ts';
import { useLastSearch } from '../../listings/lastSearch.ts';
import { useSessionView } from '../../session/index.ts';
import { rememberIntent } from './intent.ts';
import * as styles from './ListingDetail.css.ts';
import { ShareListing } from './ShareListing.tsx';
import { words } from './PhotoActions.words.ts';

/**
 * On a phone, back to the page that linked here. Opened directly, to the last results, else to those of the
 * category.
 */
export function Back({ listing: { category_id: category } }: { listing: Listing }) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const results = paths.listings.href(useLastSearch());
  return (
    <IconButtonLink
      variant="floating"
      label={words.back}
      icon={<ArrowLeftIcon />}
      className={`${styles.back} ${styles.onPhone}`}
      href={results === paths.listings.href() ? paths.listings.href({ category }) : results}
      onClick={(event) => {
        if (cameFrom(state) === undefined || !isPlainClick(event)) return;
        // The history keeps the scroll position.
        event.preventDefault();
        void navigate(-1);
      }}
    />
  );
}

/** The heart of a member, or a link to sign in. */
function Heart({ listing }: { listing: Listing }) {
  const { status, user } = useSessionView();
  const { pathname, search } = useLocation();
  const { favorite } = listingActions(listing, status === 'restoring' ? undefined : user);
  if (favorite !== 'login') return <CardFavoriteButton listing={listing} variant="floating" />;
  return (
    <IconButtonLink
      variant="floating"
      label={texts.listing.loginToSave}
      icon={<HeartIcon />}
      href={paths.login.href(pathname + search)}
      onClick={() => rememberIntent('save', listing.id)}
    />
  );
}

/** The buttons on the photo: share, and on a phone the heart. */
export function PhotoActions({ listing }: { listing: Listing }) {
  return (
    <div className={styles.share}>
      <div className={styles.onPhone}>
        <Heart listing={listing} />
      </div>
      <ShareListing title={listing.title} href={paths.listing.href(listing.id)} />
    </div>
  );
}
