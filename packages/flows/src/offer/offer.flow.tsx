import { texts } from '@porchlight/domain';
import { defineFlow } from '@porchlight/flow-explorer';
import { Alert, OfferBubble, OfferForm, Stack } from '@porchlight/ui';

import { offerSamples } from './offer.samples.ts';

const composed = { type: 'offer.composed' as const, counters: null };
const typed = [composed, { type: 'amount.changed' as const, amount: '90' }];
const sending = [...typed, { type: 'offer.sent' as const }];
const accepting = [{ type: 'answer.given' as const, messageId: 'm1', status: 'accepted' as const }];

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
  ui: ({ snapshot, send }) => (
    <Stack gap={3}>
      {snapshot.context.error !== null && !snapshot.hasTag('form') && (
        <Alert tone="caution" onDismiss={() => send({ type: 'failure.dismissed' })}>
          {snapshot.context.error}
        </Alert>
      )}
      <OfferBubble
        offer={{ amount: 80, status: 'open', expires_at: '2026-06-17T16:00:00.000Z' }}
        own={false}
        otherName="Ben Okafor"
        now={Date.parse('2026-06-15T16:00:00.000Z')}
        pending={snapshot.matches('answering') ? 'accept' : undefined}
        onAct={(action) =>
          send(
            action === 'counter'
              ? { type: 'offer.composed', counters: 'm1' }
              : {
                  type: 'answer.given',
                  messageId: 'm1',
                  status: action === 'accept' ? 'accepted' : 'declined',
                },
          )
        }
      />
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
