import { type PlaceSuggestion } from '@porchlight/domain';
import { http, HttpResponse } from 'msw';

import { at, broken, data, failure, never, queryOf } from '../answers.ts';
import { mockVerifiedPlaces } from '../fixtures/index.ts';
import { model } from '../model.ts';

const suggestionsFor = (text: string): PlaceSuggestion[] =>
  mockVerifiedPlaces.filter(({ formatted }) => formatted.toLowerCase().includes(text.toLowerCase()));

/** The suggestions of the location field. */
export const geo = {
  ok: [
    http.get(at('/geo/autocomplete'), ({ request }) =>
      HttpResponse.json({ suggestions: suggestionsFor(queryOf(request).get('q') ?? '') }),
    ),
  ],
  empty: [http.get(at('/geo/autocomplete'), () => HttpResponse.json({ suggestions: [] }))],
  failing: [http.get(at('/geo/autocomplete'), broken)],
  pending: [http.get(at('/geo/autocomplete'), never)],
};

/** The contact and report forms. */
export const support = {
  ok: [
    http.post(at('/support/contact'), () => data({ id: model().nextId('contact') }, 201)),
    http.post(at('/support/report'), () => data({ id: model().nextId('report') }, 201)),
  ],
  failing: [http.post(at('/support/*'), broken)],
  /** The server says why. */
  limited: [
    http.post(at('/support/*'), () =>
      failure(429, 'Too many messages. Please wait a moment.', 'rate_limited'),
    ),
  ],
  pending: [http.post(at('/support/*'), never)],
};
