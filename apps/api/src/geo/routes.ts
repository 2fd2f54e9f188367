import { limits, placeTypes, type SuggestionsAnswer } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { textParam, type ApiApp, type ApiEnv } from '../http/index.ts';
import { addressSubject, createLimiter, rates } from '../limits/index.ts';
import { rememberPlaces } from './places.ts';

/** How many suggestions are answered at most. */
const SUGGESTIONS_MAX = 10;

/** Suggestions of U.S. places while a person types. */
export function geoRoutes(deps: Deps): ApiApp {
  const { db, geocoder } = deps;
  const limiter = createLimiter(deps);
  const app = new Hono<ApiEnv>();
  app.get('/geo/autocomplete', async (c) => {
    const text = (textParam(c, 'q') ?? '').replace(/\s+/g, ' ');
    const asked = (textParam(c, 'types') ?? '')
      .toLowerCase()
      .split(',')
      .map((type) => type.trim());
    const known = placeTypes.filter((type) => asked.includes(type));
    const types = asked.join('') === '' ? placeTypes : known;
    const tooShort = text.length < limits.locationMinChars;
    if (tooShort || types.length === 0) return c.json({ suggestions: [] } satisfies SuggestionsAnswer);
    await limiter.count(rates.placesByAddress, addressSubject(c.get('clientAddress')));
    const suggestions = await geocoder.suggest(text, types, SUGGESTIONS_MAX, c.req.raw.signal);
    await rememberPlaces(db, suggestions);
    return c.json({ suggestions } satisfies SuggestionsAnswer);
  });
  return app;
}
