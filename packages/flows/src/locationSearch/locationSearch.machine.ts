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

/** Input of the location search machine. */
export interface LocationSearchInput {
  /** An already validated place, such as that of a listing being edited. */
  place: PublicPlace | null;
}

/** Context of the location search machine. */
export interface LocationSearchContext {
  /** The text of the field. */
  text: string;
  /** The chosen place; editing the text clears it. */
  place: Place | PublicPlace | null;
  suggestions: PlaceSuggestion[];
  /** Why there are no suggestions. */
  error: string | null;
}

/** Events of the location search machine. */
export type LocationSearchEvent =
  | { type: 'text.changed'; text: string }
  | { type: 'suggestion.chosen'; suggestion: PlaceSuggestion }
  | { type: 'selection.cleared' }
  /** Escape, or the field lost the focus. Nothing is chosen. */
  | { type: 'list.closed' }
  /** Arrow down or focus in a field that holds enough text. */
  | { type: 'list.opened' }
  | { type: 'search.retried' };

/** Looking up a place: three characters, a debounce, one search at a time, and a choice that any edit clears. */
export const locationSearchMachine = setup({
  types: {} as {
    context: LocationSearchContext;
    input: LocationSearchInput;
    events: LocationSearchEvent;
    tags: 'busy' | 'open' | 'done';
  },
  actors: {
    /** The actor's signal aborts when the response is not needed anymore. */
    suggest: callPlaceholder<PlaceSuggestion[], { query: string }>('suggest'),
  },
  guards: {
    hasPlace: ({ context }) => context.place !== null,
    /** Some text, but too short to search. */
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
      // Only when the machine starts with a place: other paths here have cleared it.
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
        // The list with the error was closed and is opened again.
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

/** The server's text, else one by status, else the specification's own text. */
export function suggestFailureText(error: unknown): string {
  const status = statusOf(error);
  return failureText(error, status === undefined ? texts.location.failed : texts.location.httpFailed(status));
}
