import { limits, type SearchSuggestion } from '@porchlight/domain';
import { assign, emit, setup } from 'xstate';

import { callPlaceholder } from '../shared/index.ts';
import { suggestionsQuery } from './suggestionsQuery.ts';

/** What suggestions know while they run. */
export interface SearchSuggestionsContext {
  /** What stands in the field, or was chosen. */
  text: string;
  /** What to show. While an answer is on its way, that of the letters before. */
  suggestions: readonly SearchSuggestion[];
  /** All that was suggested so far, by what was asked: nothing is asked twice. */
  answers: Readonly<Record<string, readonly SearchSuggestion[]>>;
  /** What the person searched for before, newest first. */
  recent: readonly string[];
}

/** What can happen to suggestions. */
export type SearchSuggestionsEvent =
  /** The field was gone to: what stands in it, and what the device kept of earlier searches. */
  | { type: 'field.entered'; text: string; recent: readonly string[] }
  | { type: 'text.changed'; text: string }
  /** The field was left: no answer is wanted any more. */
  | { type: 'field.left' }
  /** One was chosen, or what is typed is searched for: what the device keeps of searches now. */
  | { type: 'suggestion.chosen'; text: string; recent: readonly string[] }
  | { type: 'recent.removed'; text: string }
  | { type: 'recent.cleared' };

/** What suggestions tell whoever listens, beside their state. */
export type SearchSuggestionsEmitted =
  /** Recent searches were removed: the device is to keep these. */
  { type: 'recent.changed'; recent: readonly string[] };

/**
 * Suggestions while someone types into a search field: a pause, one question at a time, the latest wins, and no
 * question twice. A failure is quiet; the next letter tries again.
 */
export const searchSuggestionsMachine = setup({
  types: {} as {
    context: SearchSuggestionsContext;
    events: SearchSuggestionsEvent;
    emitted: SearchSuggestionsEmitted;
    tags: 'busy' | 'done';
  },
  actors: {
    /** The signal given to the provided actor fires when the answer is not wanted any more. */
    suggest: callPlaceholder<readonly SearchSuggestion[], { query: string }>('suggest'),
  },
  guards: {
    /** Something is typed, though too little to ask for. */
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
