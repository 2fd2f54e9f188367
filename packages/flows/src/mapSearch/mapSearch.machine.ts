import { limits } from '@porchlight/domain';
import { assign, emit, setup } from 'xstate';

import { callPlaceholder } from '../shared/index.ts';

/** What is asked of a server. */
export interface MapQuestion {
  /** What is looked for, in whatever words the actor understands. */
  query: string;
  /** The part that is shown, as `writeBounds` tells it; `''` for wherever something is found. */
  bounds: string;
}

/** What a map's search begins with. */
export interface MapSearchInput extends MapQuestion {
  /** Whether a moved map is searched by itself. */
  follows: boolean;
}

/** What a map's search knows while it runs. */
export interface MapSearchContext extends MapSearchInput {
  /** Where the map was moved to since it was searched; null where it was not. */
  moved: string | null;
  /** What was found last. It stays while another answer is on its way. Null before the first. */
  found: unknown;
  /** Why the last search failed. */
  error: unknown;
}

/** What can happen to a map's search. */
export type MapSearchEvent =
  /** Someone moved the map, and it rests. */
  | { type: 'map.moved'; bounds: string }
  /** The part that the map was moved to is to be searched. */
  | { type: 'area.asked' }
  /** Whether a moved map is searched by itself. */
  | { type: 'following.changed'; follows: boolean }
  /** Something else is looked for, or another part, from elsewhere than the map. */
  | { type: 'query.changed'; query: string; bounds: string }
  | { type: 'search.retried' }
  | { type: 'connection.restored' };

/** What it tells whoever listens, beside its state. */
export interface MapSearchEmitted {
  /** Another part is searched: what stands beside the map follows. */
  type: 'area.searched';
  bounds: string;
}

/**
 * Search as the map moves: a pause, one question at a time, the latest wins. Or not by itself: then a moved map offers to
 * be searched. Whatever was found stays until something else is.
 */
export const mapSearchMachine = setup({
  types: {} as {
    context: MapSearchContext;
    input: MapSearchInput;
    events: MapSearchEvent;
    emitted: MapSearchEmitted;
    tags: 'busy' | 'done';
  },
  actors: {
    /** The signal given to the provided actor fires when the answer is not wanted any more. */
    search: callPlaceholder<unknown, MapQuestion>('search'),
  },
  guards: {
    follows: ({ context }) => context.follows,
    isTurnedOn: (_, params: { follows: boolean }) => params.follows,
  },
  actions: {
    keepMove: assign((_, params: { bounds: string }) => ({ moved: params.bounds })),
    follow: assign((_, params: { follows: boolean }) => ({ follows: params.follows })),
    goTo: assign((_, { query, bounds }: MapQuestion) => ({ query, bounds, moved: null })),
    arrive: assign(({ context }) => ({ bounds: context.moved ?? context.bounds, moved: null })),
    tell: emit(({ context }) => ({ type: 'area.searched' as const, bounds: context.bounds })),
    show: assign((_, params: { found: unknown }) => ({ found: params.found, error: undefined })),
    keepError: assign((_, params: { error: unknown }) => ({ error: params.error })),
  },
  delays: { restingPause: limits.mapDebounceMs },
}).createMachine({
  id: 'mapSearch',
  context: ({ input }) => ({ ...input, moved: null, found: null, error: undefined }),
  initial: 'searching',
  on: {
    'map.moved': [
      {
        guard: 'follows',
        target: '.debouncing',
        reenter: true,
        actions: { type: 'keepMove', params: ({ event }) => event },
      },
      { target: '.offered', actions: { type: 'keepMove', params: ({ event }) => event } },
    ],
    'query.changed': {
      target: '.searching',
      reenter: true,
      actions: { type: 'goTo', params: ({ event }) => event },
    },
    'following.changed': { actions: { type: 'follow', params: ({ event }) => event } },
  },
  states: {
    debouncing: {
      tags: ['busy'],
      after: { restingPause: { target: 'searching', actions: ['arrive', 'tell'] } },
    },
    offered: {
      on: {
        'area.asked': { target: 'searching', actions: ['arrive', 'tell'] },
        'following.changed': [
          {
            guard: { type: 'isTurnedOn', params: ({ event }) => event },
            target: 'searching',
            actions: [{ type: 'follow', params: ({ event }) => event }, 'arrive', 'tell'],
          },
          { actions: { type: 'follow', params: ({ event }) => event } },
        ],
      },
    },
    searching: {
      tags: ['busy'],
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context: { query, bounds } }) => ({ query, bounds }),
        onDone: {
          target: 'shown',
          actions: { type: 'show', params: ({ event }) => ({ found: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: { tags: ['done'] },
    failed: {
      on: {
        'search.retried': { target: 'searching' },
        'connection.restored': { target: 'searching' },
      },
    },
  },
});
