import {
  checkInput,
  type ContactMessage,
  contactSchema,
  limits,
  milesBetween,
  isPlaceQuery,
  placeQuery,
  placeTypes,
  type PlaceSuggestion,
  type Report,
  reportedThing,
  reportSchema,
  type User,
  texts,
} from '@porchlight/domain';
import { http } from 'msw';

import { at, broken, data, failure, invalid, json, never, queryOf } from '../answers.ts';
import { accepted, bodyOf, once } from '../asking.ts';
import { mockPlaces } from '../fixtures/index.ts';
import { messagesOf } from '../conversations.ts';
import { openCase } from '../desk.ts';
import { model, now } from '../model.ts';
import { senderOf } from '../sessions.ts';

/** Whether a text ends with a place's name, ignoring commas, as a street address does. */
function endsWith(text: string, formatted: string): boolean {
  const words = (of: string) => of.toLowerCase().replace(/[\s,]+/g, ' ');
  return words(text).endsWith(` ${words(formatted)}`);
}

/** Places whose name or ZIP code starts with the text. A street address leads to its city. */
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
  const { params } = texts.refusals;
  const read = (name: string, max: number, said: string): number => {
    const degrees = Number.parseFloat(query.get(name) ?? '');
    if (Math.abs(degrees) <= max) return degrees;
    throw invalid({ [name]: [said] });
  };
  const point = { latitude: read('lat', 90, params.latitude), longitude: read('lng', 180, params.longitude) };
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

/** Accepts a form once, and opens its case. It needs no account: only its key identifies it. */
const take = (request: Request, form: object, kind: string, open: (id: string) => void): Response =>
  once(request, kind, form, () => {
    const id = model().nextId(kind);
    open(id);
    return data({ id }, 201);
  });

/** The subject of a report, as far as given and visible to the reporter. */
function reportedBy(
  report: Report,
  reporter: User | undefined,
): ['listing' | 'message' | 'person', string] | undefined {
  const message = reporter && messagesOf(model(), reporter.id).find(({ id }) => id === report.message_id);
  if (message !== undefined && message.from_user_id !== reporter?.id) return ['message', message.id];
  const thing = reportedThing(report.listing_url);
  return thing && [thing.subject, thing.id];
}

function openReport(id: string, report: Report, reporter: User | undefined): void {
  const { report_type, urgency, subject, description, evidence = null } = report;
  const by = { name: report.reporter_name, email: report.reporter_email };
  const told = { id, report_type, urgency, subject, description, evidence, created_at: now(), reporter: by };
  const reported = reportedBy(report, reporter);
  const found = reported && openCase(...reported, told, reporter);
  if (found === undefined) openCase('other', null, told, reporter);
}

function openQuestion(id: string, { name, email, category, subject, message }: ContactMessage): void {
  const told = { id, report_type: category, urgency: 'medium', subject, description: message } as const;
  const by = { evidence: null, created_at: now(), reporter: { name, email } };
  openCase('question', null, { ...told, ...by }, undefined);
}

/** The contact and report forms. */
export const support = {
  ok: [
    http.post(at('/support/contact'), async ({ request }) => {
      const contact = accepted(checkInput(contactSchema, await bodyOf(request)));
      return take(request, contact, 'contact', (id) => openQuestion(id, contact));
    }),
    http.post(at('/support/report'), async ({ request }) => {
      const report = accepted(checkInput(reportSchema, await bodyOf(request)));
      const reporter = senderOf(model(), request)?.user;
      if (report.message_id !== undefined && reporter === undefined)
        return failure(401, texts.refusals.request.signIn, 'unauthorized');
      return take(request, report, 'report', (id) => openReport(id, report, reporter));
    }),
  ],
  failing: [http.post(at('/support/*'), broken)],
  /** Field errors that only the server finds. */
  refusing: (errors: Record<string, string[]>) => [http.post(at('/support/*'), () => invalid(errors))],
  /** An error with a reason. */
  limited: [
    http.post(at('/support/*'), () =>
      failure(429, 'Too many messages. Please wait a moment.', 'rate_limited'),
    ),
  ],
  pending: [http.post(at('/support/*'), never)],
};
