import { limits, type SearchSuggestionsAnswer } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { ApiApp, ApiEnv } from '../../platform/http/index.ts';
import { countByAddress, createLimiter, rates } from '../../platform/limits/index.ts';
import { suggest } from './suggestions.ts';

/** Longer texts begin no suggestion. */
const TEXT_MAX = 100;

export function searchRoutes(deps: Deps): ApiApp {
  const countCall = countByAddress(createLimiter(deps), rates.suggestionsByAddress);
  const app = new Hono<ApiEnv>();
  app.get('/search/suggestions', countCall, async (c) => {
    // A trailing space means that the word is complete, so it is kept.
    const text = (c.req.query('query') ?? '').slice(0, TEXT_MAX);
    const suggestions = await suggest(c.get('reader'), text, limits.searchSuggestions);
    // The same for all users, and deleting a character requests the previous text again.
    return c.json({ suggestions } satisfies SearchSuggestionsAnswer, 200, {
      'cache-control': 'public, max-age=60',
    });
  });
  return app;
}
