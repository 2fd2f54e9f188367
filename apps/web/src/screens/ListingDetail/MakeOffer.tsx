import type { Listing } from '@porchlight/domain';
import { Button } from '@porchlight/ui';
import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';

import { lazyPart } from '../../lib/lazyPart.ts';
import type { ConversationId } from '../../messages/conversationId.ts';
import { useOffers } from '../../messages/useOffers.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { words } from './MakeOffer.words.ts';

/** Loaded when opened. */
const OfferDialog = lazyPart(async () => (await import('./OfferDialog.tsx')).OfferDialog, NotLoaded);

export interface MakeOfferProps {
  listing: Listing;
  userId: string;
  /** The listing's owner. */
  sellerId: string;
}

/** The button for an offer to the seller, its dialog, and afterwards a link to the conversation. */
export function MakeOffer({ listing, userId, sellerId }: MakeOfferProps) {
  const conversation: ConversationId = { listingId: listing.id, otherUserId: sellerId };
  const actor = useOffers(userId, conversation);
  const isOpened = useSelector(actor, (snapshot) => snapshot.hasTag('form'));
  // It then stays mounted: a dialog that unmounts doesn't return the focus.
  const [isThere, setThere] = useState(false);
  if (isOpened && !isThere) setThere(true);
  return (
    <>
      <Button wide variant="outline" onClick={() => actor.send({ type: 'offer.composed', counters: null })}>
        {words.make}
      </Button>
      {isThere && (
        <Suspense fallback={null}>
          <OfferDialog listing={listing} conversation={conversation} actor={actor} />
        </Suspense>
      )}
    </>
  );
}
