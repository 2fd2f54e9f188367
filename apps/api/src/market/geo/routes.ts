import { limits, placeTypes, type SuggestionsAnswer, texts } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { invalid, textParam, type ApiApp, type ApiEnv } from '../../platform/http/index.ts';
import { addressSubject, countByAddress, createLimiter, rates } from '../../platform/limits/index.ts';
import { asSuggestion, bundledPlaces } from './gazetteer.ts';
import { foldPlace } from './fold.ts';
import { rememberPlaces } from './places.ts';

const SUGGESTIONS_MAX = 10;

/** Suggestions of U.S. places while a user types. */
export function geoRoutes(deps: Deps): ApiApp {
  const { db, geocoder } = deps;
  const limiter = createLimiter(deps);
  const app = new Hono<ApiEnv>();
  app.get('/geo/autocomplete', async (c) => {
    const text = (textParam(c, 'q') ?? '').replace(/\s+/g, ' ');
    // Too short to look up, so not counted: users type letter by letter.
    if (text.length < limits.locationMinChars) return c.json({ suggestions: [] } satisfies SuggestionsAnswer);
    await limiter.count(rates.placesByAddress, addressSubject(c.get('clientAddress')));
    const asked = (textParam(c, 'types') ?? '')
      .toLowerCase()
      .split(',')
      .map((type) => type.trim());
    const known = placeTypes.filter((type) => asked.includes(type));
    const types = asked.join('') === '' ? placeTypes : known;
    // Punctuation alone folds to nothing, which every name begins with.
    const isEmpty = foldPlace(text) === '' || types.length === 0;
    if (isEmpty) return c.json({ suggestions: [] } satisfies SuggestionsAnswer);
    const suggestions = await geocoder.suggest(text, types, SUGGESTIONS_MAX, c.req.raw.signal);
    await rememberPlaces(db, suggestions);
    return c.json({ suggestions } satisfies SuggestionsAnswer);
  });

  app.get('/geo/nearest', countByAddress(limiter, rates.placesByAddress), async (c) => {
    const [latitude, longitude] = [
      readDegrees(textParam(c, 'lat'), 90),
      readDegrees(textParam(c, 'lng'), 180),
    ];
    if (latitude === undefined || longitude === undefined) {
      throw invalid({
        ...(latitude === undefined && { lat: [texts.refusals.params.latitude] }),
        ...(longitude === undefined && { lng: [texts.refusals.params.longitude] }),
      });
    }
    const nearest = (await bundledPlaces()).nearest({ latitude, longitude });
    const suggestions = nearest === null ? [] : [asSuggestion(nearest, 'postcode')];
    return c.json({ suggestions } satisfies SuggestionsAnswer);
  });
  return app;
}

function readDegrees(text: string | undefined, max: number): number | undefined {
  if (text === undefined || !/^-?\d{1,3}(?:\.\d{1,20})?$/.test(text)) return undefined;
  const degrees = Number(text);
  return Math.abs(degrees) <= max ? degrees : undefined;
}
