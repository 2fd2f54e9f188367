import { limits, type SearchSuggestionsAnswer } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import type { ApiApp, ApiEnv } from '../http/index.ts';
import { countByAddress, createLimiter, rates } from '../limits/index.ts';
import { suggest } from './suggestions.ts';

/** Longer texts are not the beginning of anything. */
const TEXT_MAX = 100;

/** Suggestions while a person types into a search field. */
export function searchRoutes(deps: Deps): ApiApp {
  const countCall = countByAddress(createLimiter(deps), rates.suggestionsByAddress);
  const app = new Hono<ApiEnv>();
  app.get('/search/suggestions', countCall, async (c) => {
    // A space at the end says that a word is whole, so it stays.
    const text = (c.req.query('query') ?? '').slice(0, TEXT_MAX);
    const suggestions = await suggest(c.get('reader'), text, limits.searchSuggestions);
    // The same for everyone, and a user who deletes a character asks for the previous text again.
    return c.json({ suggestions } satisfies SearchSuggestionsAnswer, 200, {
      'cache-control': 'public, max-age=60',
    });
  });
  return app;
}
