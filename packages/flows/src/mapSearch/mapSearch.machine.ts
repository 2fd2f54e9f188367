import { limits } from '@porchlight/domain';
import { assign, emit, setup } from 'xstate';

import { callPlaceholder } from '../shared/index.ts';

/** Request of a map search. */
export interface MapQuestion {
  /** The search, in any format that the actor understands. */
  query: string;
  /** The visible area in the format of `writeBounds`; `''` for anywhere. */
  bounds: string;
}

/** Input of the map search machine. */
export interface MapSearchInput extends MapQuestion {
  /** Whether moving the map searches automatically. */
  follows: boolean;
}

/** Context of the map search machine. */
export interface MapSearchContext extends MapSearchInput {
  /** The area the map was moved to since the last search; `null` if it was not moved. */
  moved: string | null;
  /** The last results. Kept while the next response is pending. `null` before the first. */
  found: unknown;
  /** Why the last search failed. */
  error: unknown;
}

/** Events of the map search machine. */
export type MapSearchEvent =
  /** The user moved the map, and it has stopped. */
  | { type: 'map.moved'; bounds: string }
  /** Search the area the map was moved to. */
  | { type: 'area.asked' }
  /** Whether moving the map searches automatically. */
  | { type: 'following.changed'; follows: boolean }
  /** The search or the area was changed from outside the map. */
  | { type: 'query.changed'; query: string; bounds: string }
  | { type: 'search.retried' }
  | { type: 'connection.restored' };

/** Events the machine emits. */
export interface MapSearchEmitted {
  /** Another area is searched: update what is shown next to the map. */
  type: 'area.searched';
  bounds: string;
}

/**
 * Search as the map moves: a debounce, one request at a time, the latest wins. Otherwise a moved map offers to
 * search. Results stay until the next ones arrive.
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
    /** The actor's signal aborts when the response is not needed anymore. */
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
