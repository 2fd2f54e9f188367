import {
  checkInput,
  contactSchema,
  limits,
  milesBetween,
  isPlaceQuery,
  placeQuery,
  placeTypes,
  type PlaceSuggestion,
  reportSchema,
} from '@porchlight/domain';
import { http } from 'msw';

import { at, broken, data, failure, invalid, json, never, queryOf } from '../answers.ts';
import { accepted, bodyOf, once } from '../asking.ts';
import { mockPlaces } from '../fixtures/index.ts';
import { model } from '../model.ts';

/** Whether a text ends with the name of a place, commas apart, as a street address does. */
function endsWith(text: string, formatted: string): boolean {
  const words = (of: string) => of.toLowerCase().replace(/[\s,]+/g, ' ');
  return words(text).endsWith(` ${words(formatted)}`);
}

/** What begins with the text: the name of a place or its ZIP code. A street address leads to its city. */
function suggestionsFor(query: URLSearchParams): PlaceSuggestion[] {
  const text = placeQuery(query.get('q') ?? '').toLowerCase();
  const types = query.get('types')?.split(',') ?? placeTypes;
  if (!isPlaceQuery(text)) return [];
  return mockPlaces.filter(
    ({ formatted, postal_code: zip, type }) =>
      types.some((wanted) => wanted === type) &&
      (formatted.toLowerCase().startsWith(text) ||
        (type !== 'address' && zip !== '' && zip.startsWith(text)) ||
        endsWith(text, formatted)),
  );
}

/** The nearest ZIP code. */
function nearestTo(query: URLSearchParams): PlaceSuggestion[] {
  const read = (name: string, max: number): number => {
    const degrees = Number.parseFloat(query.get(name) ?? '');
    if (Math.abs(degrees) <= max) return degrees;
    throw invalid({ [name]: [`Must be degrees from -${max} to ${max}.`] });
  };
  const point = { latitude: read('lat', 90), longitude: read('lng', 180) };
  const near = mockPlaces.filter(
    (place) => place.type === 'postcode' && milesBetween(place, point) <= limits.nearestMax,
  );
  return near.toSorted((a, b) => milesBetween(a, point) - milesBetween(b, point)).slice(0, 1);
}

/** The suggestions of the location field. */
export const geo = {
  ok: [
    http.get(at('/geo/autocomplete'), ({ request }) =>
      json({ suggestions: suggestionsFor(queryOf(request)) }),
    ),
    http.get(at('/geo/nearest'), ({ request }) => json({ suggestions: nearestTo(queryOf(request)) })),
  ],
  empty: [http.get(at('/geo/autocomplete'), () => json({ suggestions: [] }))],
  failing: [http.get(at('/geo/autocomplete'), broken)],
  pending: [http.get(at('/geo/autocomplete'), never)],
};

/** Takes a form once. There is no account behind it: its key alone tells who asks. */
const take = (request: Request, form: object, kind: string): Response =>
  once(request, kind, form, () => data({ id: model().nextId(kind) }, 201));

/** The contact and report forms. */
export const support = {
  ok: [
    http.post(at('/support/contact'), async ({ request }) =>
      take(request, accepted(checkInput(contactSchema, await bodyOf(request))), 'contact'),
    ),
    http.post(at('/support/report'), async ({ request }) =>
      take(request, accepted(checkInput(reportSchema, await bodyOf(request))), 'report'),
    ),
  ],
  failing: [http.post(at('/support/*'), broken)],
  /** What the form let through, the server does not. */
  refusing: (errors: Record<string, string[]>) => [http.post(at('/support/*'), () => invalid(errors))],
  /** The server says why. */
  limited: [
    http.post(at('/support/*'), () =>
      failure(429, 'Too many messages. Please wait a moment.', 'rate_limited'),
    ),
  ],
  pending: [http.post(at('/support/*'), never)],
};
