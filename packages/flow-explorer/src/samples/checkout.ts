import { and, assign, emit, fromCallback, fromPromise, setup, type AnyEventObject } from 'xstate';

export interface CheckoutInput {
  /** The initial items. */
  items: readonly string[];
}

export interface CheckoutContext {
  items: readonly string[];
  /** Sold out since it was added to the cart. */
  isSoldOut: boolean;
  error: string | null;
}

export type CheckoutEvent =
  | { type: 'item.added'; item: string }
  | { type: 'stock.changed'; isSoldOut: boolean }
  | { type: 'order.placed' }
  | { type: 'order.canceled' };

/** The payment succeeded: say thank you. */
export type CheckoutEmitted = { type: 'order.paid'; receipt: string };

export interface Charge {
  items: readonly string[];
}

/** Buying the items of a cart. */
export const checkoutMachine = setup({
  types: {} as {
    input: CheckoutInput;
    context: CheckoutContext;
    events: CheckoutEvent;
    emitted: CheckoutEmitted;
    tags: 'busy';
  },
  actors: {
    watchStock: fromCallback<AnyEventObject, undefined, CheckoutEvent>(() => undefined),
    charge: fromPromise<string, Charge>(() => Promise.reject(new Error('Not provided'))),
  },
  guards: {
    hasItems: ({ context }) => context.items.length > 0,
    isInStock: ({ context }) => !context.isSoldOut,
  },
  delays: { patience: 5000 },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({ items: input.items, isSoldOut: false, error: null }),
  initial: 'choosing',
  invoke: { id: 'stock', src: 'watchStock' },
  on: {
    'stock.changed': { actions: assign(({ event }) => ({ isSoldOut: event.isSoldOut })) },
    'order.canceled': '.choosing',
  },
  states: {
    choosing: {
      on: {
        'item.added': {
          actions: assign(({ context, event }) => ({ items: [...context.items, event.item] })),
        },
        'order.placed': { guard: and(['hasItems', 'isInStock']), target: 'paying' },
      },
    },
    paying: {
      tags: 'busy',
      initial: 'asking',
      on: { 'item.added': {} },
      invoke: {
        id: 'charge',
        src: 'charge',
        input: ({ context }) => ({ items: context.items }),
        onDone: {
          target: 'paid',
          actions: emit(({ event }) => ({ type: 'order.paid' as const, receipt: event.output })),
        },
        onError: { target: 'choosing', actions: assign({ error: 'The card was declined.' }) },
      },
      states: {
        asking: { after: { patience: 'takingLong' } },
        takingLong: {},
      },
    },
    paid: { type: 'final' },
  },
});
