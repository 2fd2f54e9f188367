import type { Message } from '@porchlight/domain';
import { type OfferDeed, offerMachine, type OfferQuestion } from '@porchlight/flows/offer';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';

import {
  answerOffer,
  ApiError,
  makeOffer,
  setListingStatus,
  useApi,
  useRefreshListings,
  useRefreshMessages,
} from '../api/index.ts';
import { usePorts } from '../lib/ports.ts';
import { attemptFor, type SendAttempt } from '../lib/sendAttempt.ts';
import type { ConversationId } from './conversationId.ts';

/** The machine of one conversation's offers. */
export type OffersActor = ActorRefFrom<typeof offerMachine>;

/** Reuses the key of an attempt whose response was lost. */
function createAttempts() {
  let last: SendAttempt | undefined;
  return {
    keyFor(words: string): string {
      last = attemptFor(last, words);
      return last.key;
    },
    forget(): void {
      last = undefined;
    },
  };
}

/** The offers of a conversation with their machine: one action at a time. The first may open the conversation. */
export function useOffers(userId: string, { listingId, otherUserId }: ConversationId): OffersActor {
  const api = useApi();
  const { log } = usePorts();
  const refreshMessages = useRefreshMessages(userId);
  const refreshListings = useRefreshListings();
  const [attempts] = useState(createAttempts);
  const machine = useMemo(
    () =>
      offerMachine.provide({
        actors: {
          sendOffer: fromPromise<Message, OfferQuestion>(({ input: { amount, counters }, signal }) => {
            const offer = { amount, ...(counters !== null && { counters }) };
            const key = attempts.keyFor(JSON.stringify(offer));
            return makeOffer(api, { listingId, otherUserId }, offer, key, { signal });
          }),
          answerOffer: fromPromise<unknown, OfferDeed>(async ({ input: { messageId, status }, signal }) => {
            if (status !== 'reserved') return answerOffer(api, messageId, status, { signal });
            await setListingStatus(api, listingId, { status, promised_to: otherUserId });
            return refreshListings();
          }),
        },
      }),
    [api, attempts, listingId, otherUserId, refreshListings],
  );
  const actor = useActorRef(machine);
  useEffect(() => {
    const subscriptions = [
      actor.on('offer.changed', () => {
        attempts.forget();
        refreshMessages();
      }),
      actor.on('offer.outdated', refreshMessages),
      actor.on('failure.logged', ({ error }) =>
        log.error('conversation: an offer was not changed', {
          kind: error instanceof ApiError ? error.kind : 'unknown',
        }),
      ),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, attempts, log, refreshMessages]);
  return actor;
}
