import {
  type Asker,
  changeBetween,
  changedBy,
  isForSomebody,
  limits,
  type ListingStatus,
  listingStatuses,
  type OwnerChange,
} from '@porchlight/domain';
import { assign, emit, setup } from 'xstate';

import { callPlaceholder, failureLogged, logFailure } from '../shared/index.ts';

/** A listing as its owner sees it: input of a status change. */
export interface LivingListing {
  id: string;
  title: string;
  /** One of `listingStatuses`; other values have no transitions. */
  status: string;
  /** Id of the user it is promised to; `null` for none. */
  promisedTo: string | null;
}

/** Request of a status change. */
export interface StatusQuestion {
  listingId: string;
  status: ListingStatus;
  /** Id of the user it is for; `null` for none. */
  promisedTo: string | null;
}

/** Context of the listing life machine. */
export interface ListingLifeContext {
  /** The listing being changed, or changed last. `null` before that, and after an undo. */
  listing: LivingListing | null;
  /** The current or last change. */
  change: OwnerChange | null;
  /** Id of the user it is for. */
  promisedTo: string | null;
  /** Users who have written about it; `null` until loaded. */
  askers: readonly Asker[] | null;
  /** Why the last change failed. */
  error: unknown;
}

/** Events of the listing life machine. */
export type ListingLifeEvent =
  /** The owner chose a status change. */
  | { type: 'change.chosen'; listing: LivingListing; change: OwnerChange }
  /** The chosen user; `null` for none of those who have written. */
  | { type: 'change.confirmed'; askerId: string | null }
  | { type: 'change.canceled' }
  | { type: 'change.undone' }
  /** The owner dismissed the undo offer. */
  | { type: 'undo.dismissed' };

/** Events the machine emits. */
export type ListingLifeEmitted =
  /** The server accepted the change: reload what shows the listing. */
  | { type: 'listing.changed'; listingId: string; change: OwnerChange; isUndone: boolean }
  /** For the log only. */
  | { type: 'failure.logged'; error: unknown };

const statusOf = (listing: LivingListing | null, change: OwnerChange | null): ListingStatus => {
  const status = listing && change && changedBy(listing.status, change);
  // No state that calls this is entered without a status.
  if (!status) throw new Error('Nothing becomes of this listing.');
  return status;
};

function statusBefore(listing: LivingListing | null): ListingStatus {
  const status = listingStatuses.find((known) => known === listing?.status);
  if (status === undefined) throw new Error('There is nothing to go back to.');
  return status;
}

/**
 * Status changes by the owner of a listing: reserved, sold, available again, renewed, by the `listingLife` table that
 * the server uses as well. A change that takes a listing off the market asks for whom, and every change but renewing
 * can be undone for ten seconds.
 */
export const listingLifeMachine = setup({
  types: {} as {
    context: ListingLifeContext;
    events: ListingLifeEvent;
    emitted: ListingLifeEmitted;
    tags: 'busy';
  },
  actors: {
    /** Users who have written about it. If this fails no user can be chosen, and everything else continues. */
    readAskers: callPlaceholder<readonly Asker[], { listingId: string }>('readAskers'),
    changeStatus: callPlaceholder<unknown, StatusQuestion>('changeStatus'),
  },
  guards: {
    isPossible: (_, { listing, change }: { listing: LivingListing; change: OwnerChange }) =>
      changedBy(listing.status, change) !== undefined,
    asksForWhom: (_, { listing, change }: { listing: LivingListing; change: OwnerChange }) =>
      isForSomebody(change) && changedBy(listing.status, change) !== undefined,
    canBeUndone: ({ context: { listing, change } }) =>
      listing !== null &&
      change !== 'renew' &&
      changeBetween(statusOf(listing, change), listing.status) !== undefined,
  },
  actions: {
    begin: assign((_, { listing, change }: { listing: LivingListing; change: OwnerChange }) => ({
      listing,
      change,
      promisedTo: null,
      askers: null,
      error: undefined,
    })),
    showAskers: assign((_, params: { askers: readonly Asker[] }) => ({ askers: params.askers })),
    promise: assign((_, params: { askerId: string | null }) => ({ promisedTo: params.askerId })),
    forget: assign({ listing: null, change: null, promisedTo: null, askers: null }),
    keepError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    logFailure: emit(failureLogged),
    tell: emit(({ context: { listing, change } }, params: { isUndone: boolean }) => ({
      type: 'listing.changed' as const,
      listingId: listing?.id ?? '',
      change: change ?? 'renew',
      isUndone: params.isUndone,
    })),
  },
  delays: { undoTime: limits.undoMs },
}).createMachine({
  id: 'listingLife',
  context: { listing: null, change: null, promisedTo: null, askers: null, error: undefined },
  initial: 'settled',
  states: {
    settled: {
      on: {
        'change.chosen': [
          {
            guard: { type: 'asksForWhom', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          {
            guard: { type: 'isPossible', params: ({ event }) => event },
            target: 'changing',
            actions: { type: 'begin', params: ({ event }) => event },
          },
        ],
      },
      initial: 'resting',
      states: {
        resting: {},
        undoable: {
          after: { undoTime: { target: 'resting' } },
          on: {
            'change.undone': { target: '#listingLife.undoing' },
            'undo.dismissed': { target: 'resting' },
          },
        },
        failed: {},
      },
    },
    asking: {
      initial: 'looking',
      states: {
        looking: {
          invoke: {
            id: 'readAskers',
            src: 'readAskers',
            input: ({ context }) => ({ listingId: context.listing?.id ?? '' }),
            onDone: {
              target: 'ready',
              actions: { type: 'showAskers', params: ({ event }) => ({ askers: event.output }) },
            },
            onError: {
              target: 'ready',
              actions: [{ type: 'showAskers', params: { askers: [] } }, logFailure],
            },
          },
        },
        ready: {
          on: {
            'change.confirmed': {
              target: '#listingLife.changing',
              actions: { type: 'promise', params: ({ event }) => event },
            },
          },
        },
      },
      on: { 'change.canceled': { target: 'settled' } },
    },
    changing: {
      tags: ['busy'],
      invoke: {
        id: 'change',
        src: 'changeStatus',
        input: ({ context: { listing, change, promisedTo } }) => ({
          listingId: listing?.id ?? '',
          status: statusOf(listing, change),
          promisedTo,
        }),
        onDone: [
          {
            guard: 'canBeUndone',
            target: 'settled.undoable',
            actions: { type: 'tell', params: { isUndone: false } },
          },
          { target: 'settled', actions: { type: 'tell', params: { isUndone: false } } },
        ],
        onError: {
          target: 'settled.failed',
          actions: [{ type: 'keepError', params: ({ event }) => event }, logFailure],
        },
      },
    },
    undoing: {
      tags: ['busy'],
      invoke: {
        id: 'undo',
        src: 'changeStatus',
        input: ({ context: { listing } }) => ({
          listingId: listing?.id ?? '',
          status: statusBefore(listing),
          promisedTo: listing?.promisedTo ?? null,
        }),
        onDone: { target: 'settled', actions: [{ type: 'tell', params: { isUndone: true } }, 'forget'] },
        onError: {
          target: 'settled.failed',
          actions: [{ type: 'keepError', params: ({ event }) => event }, logFailure],
        },
      },
    },
  },
});
