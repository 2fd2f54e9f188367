import {
  isPlaceQuery,
  limits,
  placeQuery,
  texts,
  type Place,
  type PlaceSuggestion,
  type PublicPlace,
} from '@porchlight/domain';
import { assign, setup } from 'xstate';

import { callPlaceholder, failureText, statusOf } from '../shared/index.ts';

/** What a search for places starts with. */
export interface LocationSearchInput {
  /** A place that is already validated, such as that of a listing being edited. */
  place: PublicPlace | null;
}

/** What a search for places knows while it runs. */
export interface LocationSearchContext {
  /** What stands in the field. */
  text: string;
  /** The chosen place; editing the text clears it. */
  place: Place | PublicPlace | null;
  suggestions: PlaceSuggestion[];
  /** Why there are no suggestions. */
  error: string | null;
}

/** What can happen to a search for places. */
export type LocationSearchEvent =
  | { type: 'text.changed'; text: string }
  | { type: 'suggestion.chosen'; suggestion: PlaceSuggestion }
  | { type: 'selection.cleared' }
  /** Escape, or the field was left. Nothing is chosen on the way out. */
  | { type: 'list.closed' }
  /** Arrow down or focus in a field that holds enough text. */
  | { type: 'list.opened' }
  | { type: 'search.retried' };

/** Looking a place up: three characters, a pause, one search at a time, a choice that editing undoes. */
export const locationSearchMachine = setup({
  types: {} as {
    context: LocationSearchContext;
    input: LocationSearchInput;
    events: LocationSearchEvent;
    tags: 'busy' | 'open' | 'done';
  },
  actors: {
    /** The signal given to the provided actor fires when the answer is not wanted any more. */
    suggest: callPlaceholder<PlaceSuggestion[], { query: string }>('suggest'),
  },
  guards: {
    hasPlace: ({ context }) => context.place !== null,
    /** Something is typed, though too little to look for. */
    isBegun: (_, params: { text: string }) => params.text.trim() !== '',
    isLongEnough: (_, params: { text: string }) => isPlaceQuery(params.text),
    isEmpty: (_, params: { suggestions: PlaceSuggestion[] }) => params.suggestions.length === 0,
  },
  actions: {
    edit: assign((_, params: { text: string }) => ({
      text: params.text,
      place: null,
      suggestions: [],
      error: null,
    })),
    choose: assign((_, params: { suggestion: PlaceSuggestion }) => ({
      text: params.suggestion.formatted,
      place: placeOf(params.suggestion),
      suggestions: [],
      error: null,
    })),
    show: assign((_, params: { suggestions: PlaceSuggestion[] }) => ({
      suggestions: params.suggestions,
      error: null,
    })),
    tellFailure: assign((_, params: { error: unknown }) => ({
      suggestions: [],
      error: suggestFailureText(params.error),
    })),
  },
  delays: { typingPause: limits.locationDebounceMs },
}).createMachine({
  id: 'locationSearch',
  context: ({ input }) => ({
    text: input.place?.formatted ?? '',
    place: input.place,
    suggestions: [],
    error: null,
  }),
  initial: 'idle',
  on: {
    'text.changed': [
      {
        guard: { type: 'isLongEnough', params: ({ event }) => event },
        target: '.debouncing',
        actions: { type: 'edit', params: ({ event }) => event },
      },
      {
        guard: { type: 'isBegun', params: ({ event }) => event },
        target: '.short',
        actions: { type: 'edit', params: ({ event }) => event },
      },
      { target: '.idle', actions: { type: 'edit', params: ({ event }) => event } },
    ],
    'selection.cleared': { target: '.idle', actions: { type: 'edit', params: { text: '' } } },
  },
  states: {
    idle: {
      // Only when it starts with one: whatever leads here later has let go of it.
      always: { guard: 'hasPlace', target: 'chosen' },
      on: {
        'list.opened': {
          guard: { type: 'isLongEnough', params: ({ context }) => context },
          target: 'loading',
        },
      },
    },
    short: {},
    debouncing: {
      after: { typingPause: { target: 'loading' } },
      on: { 'list.closed': { target: 'idle' } },
    },
    loading: {
      tags: ['busy', 'open'],
      invoke: {
        id: 'suggest',
        src: 'suggest',
        input: ({ context }) => ({ query: placeQuery(context.text) }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ suggestions: event.output }) },
            target: 'empty',
            actions: { type: 'show', params: { suggestions: [] } },
          },
          {
            target: 'ready',
            actions: { type: 'show', params: ({ event }) => ({ suggestions: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'tellFailure', params: ({ event }) => event } },
      },
      on: { 'list.closed': { target: 'idle' } },
    },
    ready: {
      tags: ['open'],
      on: {
        'suggestion.chosen': {
          target: 'chosen',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'list.closed': { target: 'idle' },
      },
    },
    empty: { tags: ['open'], on: { 'list.closed': { target: 'idle' } } },
    failed: {
      tags: ['open'],
      on: {
        'search.retried': { target: 'loading' },
        // The list that tells of it was closed and is wanted again.
        'list.opened': { target: 'loading' },
        'list.closed': { target: 'idle' },
      },
    },
    chosen: { tags: ['done'] },
  },
});

function placeOf({ text: _text, type: _type, ...place }: PlaceSuggestion): Place {
  return place;
}

/** The server's words, else the status, else the spec's own line. */
export function suggestFailureText(error: unknown): string {
  const status = statusOf(error);
  return failureText(error, status === undefined ? texts.location.failed : texts.location.httpFailed(status));
}
