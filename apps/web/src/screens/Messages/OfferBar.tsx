import { type ConversationHead, type Message, openOffer, sameId, takesOffers } from '@porchlight/domain';
import { Alert, Button, OfferForm } from '@porchlight/ui';
import { useSelector } from '@xstate/react';

import { useNow } from '../../lib/clock.ts';
import * as styles from './Messages.css.ts';
import { useFocusOnLog } from './useFocusOnLog.ts';
import type { OffersActor } from '../../messages/useOffers.ts';
import { words } from './OfferBar.words.ts';

export interface OfferBarProps {
  actor: OffersActor;
  userId: string;
  listing: NonNullable<ConversationHead['listing']>;
  messages: readonly Message[];
}

/** Above the reply box: the button for an offer, its form, and errors. */
export function OfferBar({ actor, userId, listing, messages }: OfferBarProps) {
  const now = useNow();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { amount, counters, error } = state.context;
  const isForm = state.hasTag('form');
  useFocusOnLog(state.hasTag('busy'), messages);
  const isToMake =
    takesOffers(listing) &&
    !sameId(listing.user_id, userId) &&
    messages.length > 0 &&
    openOffer(messages, now) === undefined;
  const isToTell = !isForm && error !== null;
  return (
    <>
      {(isToTell || isToMake) && (
        <div className={styles.offers}>
          {isToTell && (
            <Alert
              tone="caution"
              live="assertive"
              onDismiss={() => actor.send({ type: 'failure.dismissed' })}
            >
              {error}
            </Alert>
          )}
          {isToMake && (
            <Button
              size="sm"
              variant="soft"
              onClick={() => actor.send({ type: 'offer.composed', counters: null })}
            >
              {words.make}
            </Button>
          )}
        </div>
      )}
      <OfferForm
        open={isForm}
        listing={{
          title: listing.title,
          price: listing.price ?? null,
          price_type: listing.price_type ?? 'negotiable',
          ...(listing.price_period !== undefined && { price_period: listing.price_period }),
        }}
        counteredAmount={messages.find(({ id }) => id === counters)?.offer?.amount}
        amount={amount}
        onAmountChange={(text) => actor.send({ type: 'amount.changed', amount: text })}
        onSend={() => actor.send({ type: 'offer.sent' })}
        onClose={() => actor.send({ type: 'offer.abandoned' })}
        sending={state.matches('sending')}
        error={error}
      />
    </>
  );
}
