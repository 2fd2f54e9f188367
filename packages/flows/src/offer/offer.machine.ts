import { type Message, type OfferAnswer, parseOffer, texts } from '@porchlight/domain';
import { assign, emit, setup } from 'xstate';

import {
  callPlaceholder,
  failureLogged,
  failureText,
  logFailure,
  statusOf,
  withError,
} from '../shared/index.ts';

/** Request of an offer. */
export interface OfferQuestion {
  /** In the currency of the listing. */
  amount: number;
  /** Id of the message with the offer that this one counters; `null` for a first offer. */
  counters: string | null;
}

/** A change to an offer. */
export interface OfferDeed {
  /** Id of the offer's message. */
  messageId: string;
  /** The new status; `reserved` is the owner's change to the listing after accepting. */
  status: OfferAnswer | 'reserved';
}

/** Context of the offer machine. */
export interface OfferContext {
  /** As typed. */
  amount: string;
  /** Id of the message with the offer that the amount counters; `null` for a first offer. */
  counters: string | null;
  /** The current or last change to an offer. */
  deed: OfferDeed | null;
  /** Why the last call failed, as text for users. */
  error: string | null;
}

/** Events of the offer machine. */
export type OfferEvent =
  /** Opens the offer form; `counters` is the id of the message with the offer it counters. */
  | { type: 'offer.composed'; counters: string | null }
  | { type: 'amount.changed'; amount: string }
  | { type: 'offer.sent' }
  /** Escape, the close button or Cancel. */
  | { type: 'offer.abandoned' }
  /** Accepted, declined, withdrawn, or after accepting: the listing is reserved for the other user. */
  | ({ type: 'answer.given' } & OfferDeed)
  | { type: 'failure.dismissed' };

/** Events the machine emits. */
export type OfferEmitted =
  /** The server accepted the change. */
  | { type: 'offer.changed' }
  /** The change failed, perhaps because the other user was first: reload the conversation. */
  | { type: 'offer.outdated' }
  /** For the log only. */
  | { type: 'failure.logged'; error: unknown };

const tell = { type: 'tell', params: withError } as const;

/**
 * The offers of one conversation, as one of its two users makes and answers them. Both may act at the same moment:
 * the server decides, and the second user sees the offer's new status (`settled.told`).
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
    logFailure: emit(failureLogged),
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
        /** The change failed, perhaps because the other user was first: a notice is shown. */
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
            actions: [tell, 'announceOutdated', logFailure],
          },
          {
            target: 'composing',
            actions: [tell, logFailure],
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
          actions: [tell, 'announceOutdated', logFailure],
        },
      },
    },
  },
});
