import { offerEnd, texts } from '@porchlight/domain';

import type { FlowSamples } from '../testing/coverage.ts';
import { offerMachine } from './offer.machine.ts';

const now = Date.parse('2026-06-15T16:00:00.000Z');

const message = {
  id: 'm1',
  listing_id: 'desk',
  from_user_id: 'ben',
  to_user_id: 'ana',
  subject: 'Inquiry about: Desk',
  content: 'Offer: $90',
  offer: { amount: 90, status: 'open', expires_at: new Date(offerEnd(now)).toISOString() },
  read: false,
  created_at: new Date(now).toISOString(),
};

export const offerSamples: FlowSamples<typeof offerMachine> = {
  machine: offerMachine,
  inputs: [undefined],
  events: [
    { type: 'offer.composed', counters: null },
    { type: 'amount.changed', amount: '90' },
    { type: 'offer.sent' },
    { type: 'offer.abandoned' },
    { type: 'answer.given', messageId: 'm1', status: 'accepted' },
    { type: 'failure.dismissed' },
  ],
  answers: {
    sendOffer: [message],
    answerOffer: [{ ...message, offer: { ...message.offer, status: 'accepted' } }],
  },
  failures: {
    sendOffer: [{ status: 409, serverMessage: texts.offers.tooLate.withdrawn }, { status: 500 }],
  },
};
