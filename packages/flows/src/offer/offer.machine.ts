import { type Message, type OfferAnswer, parseOffer, texts } from '@porchlight/domain';
import { assign, emit, setup } from 'xstate';

import { callPlaceholder, failureText, statusOf } from '../shared/index.ts';

/** An amount as a server is asked to take it. */
export interface OfferQuestion {
  /** In the currency of the listing. */
  amount: number;
  /** Id of the message with the offer that it answers; null where it is the first. */
  counters: string | null;
}

/** What is done to an offer. */
export interface OfferDeed {
  /** Id of the message that is the offer. */
  messageId: string;
  /** What it becomes; `reserved` is what an owner makes of the listing after accepting. */
  status: OfferAnswer | 'reserved';
}

/** What the offers of one conversation know while something is done to them. */
export interface OfferContext {
  /** As typed. */
  amount: string;
  /** Id of the message with the offer that the amount answers; null where it is the first. */
  counters: string | null;
  /** What is, or was last, done to an offer. */
  deed: OfferDeed | null;
  /** Why the last thing did not work, in words for people. */
  error: string | null;
}

/** What can happen to the offers of a conversation. */
export type OfferEvent =
  /** Someone wants to offer an amount; `counters` names the message with the offer that it answers. */
  | { type: 'offer.composed'; counters: string | null }
  | { type: 'amount.changed'; amount: string }
  | { type: 'offer.sent' }
  /** Escape, the cross, Cancel. */
  | { type: 'offer.abandoned' }
  /** Accepted, declined, taken back, or after accepting: the listing is reserved for the other person. */
  | ({ type: 'answer.given' } & OfferDeed)
  | { type: 'failure.dismissed' };

/** What they tell whoever listens, beside their state. */
export type OfferEmitted =
  /** The server has it. */
  | { type: 'offer.changed' }
  /** It did not work, and someone may have been quicker: load the conversation again. */
  | { type: 'offer.outdated' }
  /** For the log only. */
  | { type: 'failure.logged'; error: unknown };

/**
 * The offers of one conversation, as one of its two people makes and answers them. Both may act at the same moment: the
 * server decides, and whoever comes second is told what has become of the offer (`settled.told`).
 */
export const offerMachine = setup({
  types: {} as {
    context: OfferContext;
    events: OfferEvent;
    emitted: OfferEmitted;
    tags: 'busy' | 'form';
  },
  actors: {
    sendOffer: callPlaceholder<Message, OfferQuestion>('sendOffer'),
    answerOffer: callPlaceholder<unknown, OfferDeed>('answerOffer'),
  },
  guards: {
    isAmount: ({ context }) => parseOffer(context.amount) !== undefined,
    isOutdated: (_, params: { error: unknown }) => statusOf(params.error) === 409,
  },
  actions: {
    begin: assign((_, params: { counters: string | null }) => ({
      counters: params.counters,
      amount: '',
      error: null,
    })),
    write: assign((_, params: { amount: string }) => ({ amount: params.amount, error: null })),
    note: assign((_, { messageId, status }: OfferDeed) => ({ deed: { messageId, status }, error: null })),
    clear: assign({ error: null }),
    refuseAmount: assign({ error: texts.offers.amountRequired }),
    tell: assign((_, params: { error: unknown }) => ({
      error: failureText(params.error, texts.offers.failed),
    })),
    announce: emit({ type: 'offer.changed' }),
    announceOutdated: emit({ type: 'offer.outdated' }),
    logFailure: emit((_, params: { error: unknown }) => ({
      type: 'failure.logged' as const,
      error: params.error,
    })),
  },
}).createMachine({
  id: 'offer',
  context: { amount: '', counters: null, deed: null, error: null },
  initial: 'settled',
  states: {
    settled: {
      initial: 'resting',
      on: {
        'offer.composed': { target: 'composing', actions: { type: 'begin', params: ({ event }) => event } },
        'answer.given': { target: 'answering', actions: { type: 'note', params: ({ event }) => event } },
      },
      states: {
        resting: {},
        /** It did not work, for which someone else may have been quicker: that is said. */
        told: { on: { 'failure.dismissed': { target: 'resting', actions: 'clear' } } },
      },
    },
    composing: {
      tags: ['form'],
      on: {
        'amount.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'offer.sent': [
          { guard: 'isAmount', target: 'sending', actions: 'clear' },
          { actions: 'refuseAmount' },
        ],
        'offer.abandoned': { target: 'settled', actions: 'clear' },
      },
    },
    sending: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'sendOffer',
        src: 'sendOffer',
        input: ({ context: { amount, counters } }) => ({ amount: parseOffer(amount) ?? 0, counters }),
        onDone: {
          target: 'settled',
          actions: 'announce',
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'settled.told',
            actions: [
              { type: 'tell', params: ({ event }) => event },
              'announceOutdated',
              { type: 'logFailure', params: ({ event }) => event },
            ],
          },
          {
            target: 'composing',
            actions: [
              { type: 'tell', params: ({ event }) => event },
              { type: 'logFailure', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    answering: {
      tags: ['busy'],
      invoke: {
        id: 'answerOffer',
        src: 'answerOffer',
        input: ({ context: { deed } }) => deed ?? { messageId: '', status: 'declined' as const },
        onDone: {
          target: 'settled',
          actions: 'announce',
        },
        onError: {
          target: 'settled.told',
          actions: [
            { type: 'tell', params: ({ event }) => event },
            'announceOutdated',
            { type: 'logFailure', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});
