import { type Offer, texts } from '@porchlight/domain';
import { defineFlow, type EndedCall } from '@porchlight/flow-explorer';
import { Alert, OfferBubble, OfferForm, Stack } from '@porchlight/ui';

import { statusOf } from '../shared/index.ts';
import type { OfferContext, OfferDeed, OfferQuestion } from './offer.machine.ts';
import { offerSamples } from './offer.samples.ts';

const composed = { type: 'offer.composed' as const, counters: null };
const typed = [composed, { type: 'amount.changed' as const, amount: '90' }];
const sending = [...typed, { type: 'offer.sent' as const }];
const accepting = [{ type: 'answer.given' as const, messageId: 'm1', status: 'accepted' as const }];

const firstOffer: Offer = { amount: 80, status: 'open', expires_at: '2026-06-17T16:00:00.000Z' };

/** Statuses that the buttons ask for. */
const asked = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;

/** The button that asked for the pending change. */
const actionOf = ({ deed }: OfferContext) =>
  (['accept', 'decline', 'withdraw'] as const).find((action) => asked[action] === deed?.status);

/** The offers of the conversation as the server has them after these calls, the newest last. */
function offersAfter(calls: readonly EndedCall[]): (Offer & { own: boolean })[] {
  const offers = [{ ...firstOffer, own: false }];
  const settle = (status: Offer['status']): void => {
    offers.push(...offers.splice(-1).map((offer) => ({ ...offer, status })));
  };
  for (const { id, input, error } of calls) {
    if (statusOf(error) === 409) settle('withdrawn');
    if (error !== null) continue;
    if (id === 'sendOffer') {
      settle('countered');
      offers.push({ ...firstOffer, amount: (input as OfferQuestion).amount, own: true });
    } else {
      const { status } = input as OfferDeed;
      if (status !== 'reserved') settle(status);
    }
  }
  return offers;
}

export const offerFlow = defineFlow({
  ...offerSamples,
  summary:
    'The offers of one conversation: made, countered, accepted or declined. If both users act at once, the server accepts the first; the other is notified.',
  shown: {
    'settled.resting': [],
    'settled.told': [
      ...accepting,
      { fail: 'answerOffer', with: { status: 409, serverMessage: texts.offers.tooLate.withdrawn } },
    ],
    composing: [composed, { type: 'offer.sent' }],
    sending,
    answering: accepting,
  },
  ui: ({ snapshot, send, endedCalls }) => (
    <Stack gap={3}>
      {snapshot.context.error !== null && !snapshot.hasTag('form') && (
        <Alert tone="caution" onDismiss={() => send({ type: 'failure.dismissed' })}>
          {snapshot.context.error}
        </Alert>
      )}
      {offersAfter(endedCalls).map(({ own, ...offer }, index) => (
        <OfferBubble
          key={index}
          offer={offer}
          own={own}
          otherName="Ben Okafor"
          now={Date.parse('2026-06-15T16:00:00.000Z')}
          pending={snapshot.matches('answering') ? actionOf(snapshot.context) : undefined}
          onAct={(action) =>
            send(
              action === 'counter'
                ? { type: 'offer.composed', counters: 'm1' }
                : { type: 'answer.given', messageId: 'm1', status: asked[action] },
            )
          }
        />
      ))}
      <OfferForm
        open={snapshot.hasTag('form')}
        listing={{ title: 'Desk', price: 120, price_type: 'negotiable' }}
        amount={snapshot.context.amount}
        onAmountChange={(amount) => send({ type: 'amount.changed', amount })}
        onSend={() => send({ type: 'offer.sent' })}
        onClose={() => send({ type: 'offer.abandoned' })}
        sending={snapshot.matches('sending')}
        error={snapshot.context.error}
      />
    </Stack>
  ),
});
