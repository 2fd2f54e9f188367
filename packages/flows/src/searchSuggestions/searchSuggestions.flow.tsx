import { defineFlow } from '@porchlight/flow-explorer';
import { SearchField, SearchSuggestions } from '@porchlight/ui';

import { bikes, searchSuggestionsSamples } from './searchSuggestions.samples.ts';
import { besideRecent, fittingRecent } from './suggestionsQuery.ts';

const kept = ['walnut desk', 'city bike'];
const typed = { type: 'text.changed' as const, text: 'bi' };
const asked = [typed, { wait: 120 }];

export const searchSuggestionsFlow = defineFlow({
  ...searchSuggestionsSamples,
  summary:
    'Search suggestions: a debounce of 120 ms, one request at a time, cached responses, silent failures, and recent searches that can be removed.',
  shown: {
    idle: [{ type: 'field.entered', text: '', recent: kept }],
    short: [{ type: 'text.changed', text: 'b' }],
    debouncing: [typed],
    loading: asked,
    ready: [...asked, { answer: 'suggest', with: bikes }],
    empty: [...asked, { answer: 'suggest', with: [] }],
    failed: [...asked, { fail: 'suggest', with: { status: 503 } }],
    chosen: [{ type: 'suggestion.chosen', text: 'road bike', recent: kept }],
  },
  ui: ({ snapshot, send }) => {
    const { text, recent, suggestions } = snapshot.context;
    const fitting = fittingRecent(recent, text);
    return (
      // Moving the focus to the Explorer's own buttons is not leaving the field: `field.left` is one of its events.
      <SearchField
        messages={{ label: `Search, ${snapshot.value}` }}
        value={text}
        onValueChange={(next) => send({ type: 'text.changed', text: next })}
      >
        <SearchSuggestions
          status={snapshot.value}
          suggestions={besideRecent(suggestions, fitting)}
          recent={fitting}
          onInputChange={(next, cause) =>
            cause === 'entered' && send({ type: 'field.entered', text: next, recent: kept })
          }
          onSearch={(words) => send({ type: 'suggestion.chosen', text: words, recent: [words, ...recent] })}
          onSelectCategory={({ name }) => send({ type: 'suggestion.chosen', text: name, recent })}
          onRemoveRecent={(search) => send({ type: 'recent.removed', text: search })}
          onClearRecent={text === '' ? () => send({ type: 'recent.cleared' }) : undefined}
        />
      </SearchField>
    );
  },
});
