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

import { callPlaceholder } from '../shared/index.ts';

/** What a life goes on from: a listing as its owner sees it. */
export interface LivingListing {
  id: string;
  title: string;
  /** One of `listingStatuses`; others can become nothing. */
  status: string;
  /** Id of whom it is promised to; null for no one. */
  promisedTo: string | null;
}

/** A change as a server is asked for it. */
export interface StatusQuestion {
  listingId: string;
  status: ListingStatus;
  /** Id of whom it is for; null for no one. */
  promisedTo: string | null;
}

/** What the life of a listing knows while it runs. */
export interface ListingLifeContext {
  /** What is, or was last, being changed. Null before that, and once it was taken back. */
  listing: LivingListing | null;
  /** What is, or was last, done to it. */
  change: OwnerChange | null;
  /** Whom it is for. */
  promisedTo: string | null;
  /** Who has written about it; null while that is not known. */
  askers: readonly Asker[] | null;
  /** Why the last change failed. */
  error: unknown;
}

/** What can happen to the life of a listing. */
export type ListingLifeEvent =
  /** Its owner wants something to become of it. */
  | { type: 'change.chosen'; listing: LivingListing; change: OwnerChange }
  /** For whom it is; null for no one who has written. */
  | { type: 'change.confirmed'; askerId: string | null }
  | { type: 'change.canceled' }
  | { type: 'change.undone' }
  /** Its owner does not want to take it back. */
  | { type: 'undo.dismissed' };

/** What it tells whoever listens, beside its state. */
export type ListingLifeEmitted =
  /** The server agreed: load again what shows the listing. */
  | { type: 'listing.changed'; listingId: string; change: OwnerChange; isUndone: boolean }
  /** For the log only. */
  | { type: 'failure.logged'; error: unknown };

const statusOf = (listing: LivingListing | null, change: OwnerChange | null): ListingStatus => {
  const status = listing && change && changedBy(listing.status, change);
  // No state that asks for it is entered without one.
  if (!status) throw new Error('Nothing becomes of this listing.');
  return status;
};

function statusBefore(listing: LivingListing | null): ListingStatus {
  const status = listingStatuses.find((known) => known === listing?.status);
  if (status === undefined) throw new Error('There is nothing to go back to.');
  return status;
}

/**
 * What owners make of their listings: reserved, sold, on the market again, renewed, by the table `listingLife` that the
 * server goes by as well. What takes a listing off the market asks for whom, and every change but renewing can be taken
 * back for ten seconds.
 */
export const listingLifeMachine = setup({
  types: {} as {
    context: ListingLifeContext;
    events: ListingLifeEvent;
    emitted: ListingLifeEmitted;
    tags: 'busy';
  },
  actors: {
    /** Who has written about it. Where that fails no one can be chosen, and everything else goes on. */
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
    logFailure: emit((_, params: { error: unknown }) => ({
      type: 'failure.logged' as const,
      error: params.error,
    })),
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
              actions: [
                { type: 'showAskers', params: { askers: [] } },
                { type: 'logFailure', params: ({ event }) => event },
              ],
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
          actions: [
            { type: 'keepError', params: ({ event }) => event },
            { type: 'logFailure', params: ({ event }) => event },
          ],
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
          actions: [
            { type: 'keepError', params: ({ event }) => event },
            { type: 'logFailure', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});
