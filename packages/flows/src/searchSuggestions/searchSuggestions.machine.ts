import { limits, type SearchSuggestion } from '@porchlight/domain';
import { assign, emit, setup } from 'xstate';

import { callPlaceholder } from '../shared/index.ts';
import { suggestionsQuery } from './suggestionsQuery.ts';

/** Context of the search suggestions machine. */
export interface SearchSuggestionsContext {
  /** The text of the field, typed or chosen. */
  text: string;
  /** The suggestions to show. While a response is pending, those of the previous text. */
  suggestions: readonly SearchSuggestion[];
  /** Cached responses by query: no query is requested twice. */
  answers: Readonly<Record<string, readonly SearchSuggestion[]>>;
  /** The user's earlier searches, newest first. */
  recent: readonly string[];
}

/** Events of the search suggestions machine. */
export type SearchSuggestionsEvent =
  /** The field got the focus: its text, and the device's recent searches. */
  | { type: 'field.entered'; text: string; recent: readonly string[] }
  | { type: 'text.changed'; text: string }
  /** The field lost the focus: no response is needed anymore. */
  | { type: 'field.left' }
  /** A suggestion was chosen or the text was submitted, with the device's updated recent searches. */
  | { type: 'suggestion.chosen'; text: string; recent: readonly string[] }
  | { type: 'recent.removed'; text: string }
  | { type: 'recent.cleared' };

/** Events the machine emits. */
export type SearchSuggestionsEmitted =
  /** Recent searches were removed: store these. */
  { type: 'recent.changed'; recent: readonly string[] };

/**
 * Suggestions while the user types into a search field: a debounce, one request at a time, the latest wins, and no
 * query is requested twice. Failures are silent; the next letter retries.
 */
export const searchSuggestionsMachine = setup({
  types: {} as {
    context: SearchSuggestionsContext;
    events: SearchSuggestionsEvent;
    emitted: SearchSuggestionsEmitted;
    tags: 'busy' | 'done';
  },
  actors: {
    /** The actor's signal aborts when the response is not needed anymore. */
    suggest: callPlaceholder<readonly SearchSuggestion[], { query: string }>('suggest'),
  },
  guards: {
    /** Some text, but too short for suggestions. */
    isBegun: (_, params: { text: string }) => params.text.trim() !== '',
    isLongEnough: (_, params: { text: string }) => suggestionsQuery(params.text) !== null,
    isAnswered: ({ context }) => answerTo(context) !== undefined,
    isEmpty: ({ context }) => context.suggestions.length === 0,
    isKept: ({ context }, params: { text: string }) => context.recent.includes(params.text),
    isAnyKept: ({ context }) => context.recent.length > 0,
  },
  actions: {
    edit: assign((_, params: { text: string }) => ({ text: params.text })),
    recall: assign((_, params: { recent: readonly string[] }) => ({ recent: params.recent })),
    keepAnswer: assign(({ context }, params: { suggestions: readonly SearchSuggestion[] }) => ({
      answers: { ...context.answers, [suggestionsQuery(context.text) ?? '']: params.suggestions },
    })),
    showAnswer: assign(({ context }) => ({ suggestions: answerTo(context) ?? [] })),
    showNothing: assign({ suggestions: [] }),
    remove: assign(({ context }, params: { text: string }) => ({
      recent: context.recent.filter((text) => text !== params.text),
    })),
    clear: assign({ recent: [] }),
    tellRecent: emit(({ context }) => ({ type: 'recent.changed' as const, recent: context.recent })),
  },
  delays: { typingPause: limits.suggestionsDebounceMs },
}).createMachine({
  id: 'searchSuggestions',
  context: { text: '', suggestions: [], answers: {}, recent: [] },
  initial: 'idle',
  on: {
    'field.entered': [
      {
        guard: { type: 'isLongEnough', params: ({ event }) => event },
        target: '.loading',
        actions: [
          { type: 'edit', params: ({ event }) => event },
          { type: 'recall', params: ({ event }) => event },
        ],
      },
      {
        guard: { type: 'isBegun', params: ({ event }) => event },
        target: '.short',
        actions: [
          { type: 'edit', params: ({ event }) => event },
          { type: 'recall', params: ({ event }) => event },
        ],
      },
      {
        target: '.idle',
        actions: [
          { type: 'edit', params: ({ event }) => event },
          { type: 'recall', params: ({ event }) => event },
        ],
      },
    ],
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
    'suggestion.chosen': {
      target: '.chosen',
      actions: [
        { type: 'edit', params: ({ event }) => event },
        { type: 'recall', params: ({ event }) => event },
      ],
    },
    'recent.removed': {
      guard: { type: 'isKept', params: ({ event }) => event },
      actions: [{ type: 'remove', params: ({ event }) => event }, 'tellRecent'],
    },
    'recent.cleared': { guard: 'isAnyKept', actions: ['clear', 'tellRecent'] },
  },
  states: {
    idle: { entry: 'showNothing' },
    short: { entry: 'showNothing' },
    debouncing: {
      always: { guard: 'isAnswered', target: 'ready' },
      after: { typingPause: { target: 'loading' } },
      on: { 'field.left': { target: 'idle' } },
    },
    loading: {
      tags: ['busy'],
      always: { guard: 'isAnswered', target: 'ready' },
      invoke: {
        id: 'suggest',
        src: 'suggest',
        input: ({ context }) => ({ query: suggestionsQuery(context.text) ?? '' }),
        onDone: {
          target: 'ready',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ suggestions: event.output }) },
        },
        onError: { target: 'failed' },
      },
      on: { 'field.left': { target: 'idle' } },
    },
    ready: {
      entry: 'showAnswer',
      always: { guard: 'isEmpty', target: 'empty' },
    },
    empty: {},
    failed: { entry: 'showNothing' },
    chosen: { tags: ['done'], entry: 'showNothing' },
  },
});

function answerTo(context: SearchSuggestionsContext): readonly SearchSuggestion[] | undefined {
  return context.answers[suggestionsQuery(context.text) ?? ''];
}
