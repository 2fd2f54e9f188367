import { isRenewable, type Listing, texts } from '@porchlight/domain';
import { Alert, ButtonLink, OwnListingActions, Stack, Text, VisuallyHidden } from '@porchlight/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useRefreshListings } from '../../api/index.ts';
import { useNow } from '../../lib/clock.ts';
import { HiddenNotice } from '../../listings/HiddenNotice.tsx';
import { DeleteQuestion } from '../../listings/life/DeleteQuestion.tsx';
import { lifeNote } from '../../listings/life/lifeNote.ts';
import { ListingLifeParts, useDone } from '../../listings/life/ListingLifeParts.tsx';
import { useListingActions } from '../../listings/life/useListingActions.ts';
import { useListingLife } from '../../listings/life/useListingLife.ts';
import { useUserId } from '../../session/index.ts';
import type { Notice } from '../../lib/handOver.ts';
import { paths } from '../../lib/paths.ts';
import { words } from './OwnerParts.words.ts';

/** The owner's actions on a listing, the same as in My Listings. */
export function OwnerActions({ listing }: { listing: Listing }) {
  const userId = useUserId();
  const now = useNow();
  const navigate = useNavigate();
  const refresh = useRefreshListings();
  const life = useListingLife(userId);
  const actions = useListingActions(userId, refresh, () =>
    navigate(paths.myListings.href(), { replace: true }),
  );
  const done = useDone(life);
  const [isAsked, setAsked] = useState(false);
  const note = lifeNote(life, listing) ?? actions.noteFor(listing);
  return (
    <Stack gap={3}>
      <Text weight="medium">{texts.listing.ownListing}</Text>
      {listing.hidden && (
        <HiddenNotice hidden={listing.hidden} editHref={paths.editListing.href(listing.id)} />
      )}
      {listing.phone_shown !== undefined && (listing.show_phone === true || listing.phone_shown > 0) && (
        <Text size="sm" tone="muted">
          {words.phoneShown(listing.phone_shown)}
        </Text>
      )}
      <OwnListingActions
        listing={listing}
        editHref={paths.editListing.href(listing.id)}
        relistHref={paths.createListing.href(listing.id)}
        onChangeStatus={(change) => life.choose(listing, change)}
        renewable={isRenewable(listing, now)}
        onBump={() => void actions.bump(listing)}
        onRemove={() => setAsked(true)}
        pending={life.pendingFor(listing) ?? actions.pendingFor(listing)}
      />
      <Text as="div" size="sm" tone="muted" aria-live="polite">
        {note}
        <VisuallyHidden>{done}</VisuallyHidden>
      </Text>
      <ListingLifeParts life={life} />
      <DeleteQuestion
        listing={isAsked ? listing : null}
        onAnswer={(isMeant) => {
          if (isMeant) void actions.remove(listing);
          setAsked(false);
        }}
      />
    </Stack>
  );
}

interface PhotosNoticeProps {
  notice: Notice;
  listingId: string;
  className?: string;
}

/** A flash message about failed photo uploads, with a link to the edit form. */
export function PhotosNotice({ notice, listingId, className }: PhotosNoticeProps) {
  return (
    <Alert
      className={className}
      tone={notice.tone}
      live="polite"
      actions={
        <ButtonLink size="sm" variant="outline" href={paths.editListing.href(listingId)}>
          {texts.listingForm.addImages}
        </ButtonLink>
      }
    >
      {notice.text}
    </Alert>
  );
}
