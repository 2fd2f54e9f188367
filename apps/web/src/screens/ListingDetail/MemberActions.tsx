import { type Listing, ownerId, takesOffers, texts } from '@porchlight/domain';
import { FavoriteButton, Stack, Text } from '@porchlight/ui';
import { useEffect, useEffectEvent } from 'react';

import { useFavoriteCheck } from '../../api/index.ts';
import { useFavorite } from '../../favorites/useFavorite.ts';
import type { SessionUser } from '../../session/index.ts';
import { ContactBar } from './ContactBar.tsx';
import { ContactSeller } from './ContactSeller.tsx';
import { takeIntent } from './intent.ts';
import * as styles from './ListingDetail.css.ts';
import { MakeOffer } from './MakeOffer.tsx';
import { ShowPhone } from './ShowPhone.tsx';

export interface MemberActionsProps {
  listing: Listing;
  user: SessionUser;
  canMessage: boolean;
  canSave: boolean;
  canCall: boolean;
}

function Save({ listing, user }: Pick<MemberActionsProps, 'listing' | 'user'>) {
  const { data: isSavedThere, error } = useFavoriteCheck(user.id, listing.id);
  const { isSaved, isUpdating, hasFailed, toggle } = useFavorite(listing, user.id, isSavedThere ?? false);
  const isKnown = isSavedThere !== undefined || error !== undefined;

  const save = useEffectEvent(() => {
    if (takeIntent('save', listing.id) && !isSaved) toggle();
  });
  useEffect(() => {
    if (isKnown) save();
  }, [isKnown]);

  return (
    <div className={styles.notOnPhone}>
      <FavoriteButton
        variant="labeled"
        pressed={isSaved}
        updating={isUpdating}
        disabled={!isKnown}
        onPressedChange={toggle}
      />
      <Text
        as="div"
        size="sm"
        tone="critical"
        role="status"
        className={hasFailed ? styles.failed : undefined}
      >
        {hasFailed && texts.listing.saveFailed}
      </Text>
    </div>
  );
}

/** A signed-in user's actions on another user's listing. */
export function MemberActions({ listing, user, canMessage, canSave, canCall }: MemberActionsProps) {
  const seller = ownerId(listing);
  return (
    <Stack gap={2}>
      {canMessage && (
        <ContactBar listing={listing}>
          <ContactSeller listing={listing} userId={user.id} />
          {seller !== undefined && takesOffers(listing) && (
            <MakeOffer listing={listing} userId={user.id} sellerId={seller} />
          )}
        </ContactBar>
      )}
      {canCall && <ShowPhone key={listing.id} listing={listing} />}
      {canSave && <Save listing={listing} user={user} />}
    </Stack>
  );
}
