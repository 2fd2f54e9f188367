import type { FavoriteAnswer } from '@porchlight/domain';
import { assign, emit, setup } from 'xstate';

import { callPlaceholder, failureLogged, logFailure } from '../shared/index.ts';

/** Input of the favorite toggle machine. */
export interface FavoriteToggleInput {
  listingId: string;
  /** `null` when not known yet: it is then loaded once. */
  saved: boolean | null;
}

/** Context of the favorite toggle machine. */
export interface FavoriteToggleContext {
  listingId: string;
  /** What the button shows. Optimistic: the intended value while a change is in progress. */
  saved: boolean;
  /** False until the saved state is known. */
  known: boolean;
  /** The last change failed: show an error. Cleared by the next change. */
  failed: boolean;
}

/** Events of the favorite toggle machine. */
export type FavoriteToggleEvent =
  | { type: 'favorite.toggled' }
  /** The saved state from elsewhere, such as a freshly loaded list of favorites. */
  | { type: 'favorite.known'; saved: boolean };

/** Events the machine emits. */
export type FavoriteToggleEmitted =
  /** The server accepted the change: replace the cached state and reload the list of favorites. */
  | { type: 'favorite.changed'; listingId: string; saved: boolean }
  /** For the log only. */
  | { type: 'failure.logged'; error: unknown };

/** The favorite button of one listing: shows the change at once, and rolls back when it fails. */
export const favoriteToggleMachine = setup({
  types: {} as {
    context: FavoriteToggleContext;
    input: FavoriteToggleInput;
    events: FavoriteToggleEvent;
    emitted: FavoriteToggleEmitted;
    tags: 'busy';
  },
  actors: {
    checkFavorite: callPlaceholder<FavoriteAnswer, { listingId: string }>('checkFavorite'),
    changeFavorite: callPlaceholder<FavoriteAnswer | void, { listingId: string; saved: boolean }>(
      'changeFavorite',
    ),
  },
  guards: {
    isUnknown: ({ context }) => !context.known,
    isSaved: ({ context }) => context.saved,
  },
  actions: {
    show: assign((_, params: { saved: boolean }) => ({ saved: params.saved, known: true, failed: false })),
    rollBack: assign((_, params: { saved: boolean }) => ({ saved: params.saved, failed: true })),
    announce: emit(({ context }) => ({
      type: 'favorite.changed' as const,
      listingId: context.listingId,
      saved: context.saved,
    })),
    logFailure: emit(failureLogged),
  },
}).createMachine({
  id: 'favoriteToggle',
  context: ({ input }) => ({
    listingId: input.listingId,
    saved: input.saved ?? false,
    known: input.saved !== null,
    failed: false,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isUnknown', target: 'checking' },
        { guard: 'isSaved', target: 'saved' },
        { target: 'unsaved' },
      ],
    },
    checking: {
      tags: ['busy'],
      invoke: {
        id: 'checkFavorite',
        src: 'checkFavorite',
        input: ({ context }) => ({ listingId: context.listingId }),
        onDone: {
          target: 'deciding',
          actions: { type: 'show', params: ({ event }) => ({ saved: event.output.is_favorite }) },
        },
        onError: {
          target: 'unsaved',
          actions: logFailure,
        },
      },
      on: {
        'favorite.known': { target: 'deciding', actions: { type: 'show', params: ({ event }) => event } },
      },
    },
    unsaved: {
      on: {
        'favorite.toggled': {
          target: 'saving',
          actions: { type: 'show', params: { saved: true } },
        },
        'favorite.known': { target: 'deciding', actions: { type: 'show', params: ({ event }) => event } },
      },
    },
    saved: {
      on: {
        'favorite.toggled': {
          target: 'removing',
          actions: { type: 'show', params: { saved: false } },
        },
        'favorite.known': { target: 'deciding', actions: { type: 'show', params: ({ event }) => event } },
      },
    },
    saving: {
      tags: ['busy'],
      invoke: {
        id: 'save',
        src: 'changeFavorite',
        input: ({ context }) => ({ listingId: context.listingId, saved: true }),
        onDone: { target: 'saved', actions: 'announce' },
        onError: {
          target: 'unsaved',
          actions: [{ type: 'rollBack', params: { saved: false } }, logFailure],
        },
      },
    },
    removing: {
      tags: ['busy'],
      invoke: {
        id: 'remove',
        src: 'changeFavorite',
        input: ({ context }) => ({ listingId: context.listingId, saved: false }),
        onDone: { target: 'unsaved', actions: 'announce' },
        onError: {
          target: 'saved',
          actions: [{ type: 'rollBack', params: { saved: true } }, logFailure],
        },
      },
    },
  },
});
