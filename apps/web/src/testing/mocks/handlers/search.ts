import { limits, type SearchSuggestion } from '@porchlight/domain';
import { http } from 'msw';

import { at, broken, json, never, queryOf } from '../answers.ts';
import { model } from '../model.ts';
import { suggestionsFor } from '../suggestions.ts';

const answer = (suggestions: readonly SearchSuggestion[]): Response =>
  json({ suggestions: suggestions.slice(0, limits.searchSuggestions) });

/** The suggestions of the search fields. */
export const searchSuggestions = {
  ok: [
    http.get(at('/search/suggestions'), ({ request }) =>
      answer(suggestionsFor(model(), queryOf(request).get('query') ?? '')),
    ),
  ],
  empty: [http.get(at('/search/suggestions'), () => answer([]))],
  failing: [http.get(at('/search/suggestions'), broken)],
  pending: [http.get(at('/search/suggestions'), never)],
};
