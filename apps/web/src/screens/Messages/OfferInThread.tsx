import {
  type ConversationHead,
  type Message,
  type Offer,
  type OfferAnswer,
  sameId,
  takesOffers,
} from '@porchlight/domain';
import { Button, type OfferAction, OfferBubble } from '@porchlight/ui';
import { useSelector } from '@xstate/react';

import { useNow } from '../../lib/clock.ts';
import type { OffersActor } from '../../messages/useOffers.ts';
import { words } from './OfferInThread.words.ts';

const answers: Record<Exclude<OfferAction, 'counter'>, OfferAnswer> = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
};

const actions: Record<OfferAnswer, OfferAction> = {
  accepted: 'accept',
  declined: 'decline',
  withdrawn: 'withdraw',
};

export interface OfferInThreadProps {
  actor: OffersActor;
  message: Message;
  offer: Offer;
  userId: string;
  otherName: string;
  listing: ConversationHead['listing'];
}

/** An offer among the messages, with its actions, and the next step after acceptance. */
export function OfferInThread({ actor, message, offer, userId, otherName, listing }: OfferInThreadProps) {
  const now = useNow();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { deed } = state.context;
  const isAnswering = state.matches('answering') && deed?.messageId === message.id;
  const isAnswerable = listing !== null;
  const isOffered = isAnswerable && takesOffers(listing);
  const isToReserve =
    offer.status === 'accepted' && listing?.status === 'active' && sameId(listing.user_id, userId);
  return (
    <OfferBubble
      offer={offer}
      own={sameId(message.from_user_id, userId)}
      otherName={otherName}
      now={now}
      pending={isAnswering && deed !== null && deed.status !== 'reserved' ? actions[deed.status] : undefined}
      closed={!isOffered}
      onAct={
        isAnswerable
          ? (action) =>
              actor.send(
                action === 'counter'
                  ? { type: 'offer.composed', counters: message.id }
                  : { type: 'answer.given', messageId: message.id, status: answers[action] },
              )
          : undefined
      }
    >
      {isToReserve && (
        <Button
          size="sm"
          variant="soft"
          busy={isAnswering}
          onClick={() => actor.send({ type: 'answer.given', messageId: message.id, status: 'reserved' })}
        >
          {words.reserve(otherName)}
        </Button>
      )}
    </OfferBubble>
  );
}
