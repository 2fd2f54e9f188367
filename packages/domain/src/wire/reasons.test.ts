import { describe, expect, it } from 'vitest';
import { spanish } from '../texts/spanish.ts';
import * as texts from '../texts/index.ts';
import { reasonOf, sentenceIn } from './reasons.ts';
import { sentences } from './sentences.ts';
import { tooManyRequestsText } from './transportFailures.ts';

const english = { locale: 'en-US', texts };
const inSpanish = { locale: 'es-US', texts: spanish };

describe('reasonOf', () => {
  // Programs compare with these: a renamed text must not rename its reason unnoticed.
  it.each([
    [texts.listing.notFoundTitle, 'listing.not_found_title'],
    [texts.listing.ownListing, 'listing.own_listing'],
    [texts.listingForm.locationInvalid, 'listing_form.location_invalid'],
    [texts.messages.notActive, 'messages.not_active'],
    [texts.offers.tooLate.accepted, 'offers.too_late.accepted'],
    [texts.moderation.conflicts.own_report, 'moderation.conflicts.own_report'],
    [texts.refusals.request.notFound, 'refusals.request.not_found'],
    // Repeated by other sections.
    [texts.common.somethingWentWrongTryAgain, 'common.something_went_wrong_try_again'],
    [texts.auth.emailInvalid, 'fields.email_invalid'],
  ])('%j is %s', (sentence, reason) => {
    expect(reasonOf(sentence)).toBe(reason);
  });

  it.each(['', 'Nothing like it', 'constructor', '2026-11-29T12:00:00.000Z'])('%j has none', (sentence) => {
    expect(reasonOf(sentence)).toBeUndefined();
  });
});

describe('sentenceIn', () => {
  it('says a sentence in another language', () => {
    expect(sentenceIn(spanish, texts.refusals.request.notFound)).toBe('No encontrado.');
    expect(sentenceIn(texts, texts.refusals.request.notFound)).toBe('Not found.');
  });

  it('leaves other texts alone', () => {
    expect(sentenceIn(spanish, '2026-11-29T12:00:00.000Z')).toBe('2026-11-29T12:00:00.000Z');
  });
});

/** Every constant and every function of a catalog, by its keys. */
function entriesOf(value: unknown, keys = ''): [string, unknown][] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => entriesOf(part, `${keys}.${key}`))
    : [[keys, value]];
}

it('says every error of the server in Spanish', () => {
  const english = new Map(entriesOf(texts.refusals));
  const translated = new Map(entriesOf(spanish.refusals));
  expect([...translated.keys()]).toEqual([...english.keys()]);
  const same = [...english].filter(([key, text]) => typeof text === 'string' && translated.get(key) === text);
  expect(same).toEqual([]);
});

describe('sentences with values', () => {
  const samples = {
    tooManyAttempts: sentences.tooManyAttempts(900),
    tooManyImages: sentences.tooManyImages(2),
    tooManyBlocks: sentences.tooManyBlocks(),
    noSuchChange: sentences.noSuchChange('sold', 'reserved'),
    bumpedRecently: sentences.bumpedRecently(new Date('2026-11-29T12:00:00.000Z')),
    daysOutOfRange: sentences.daysOutOfRange(),
  } satisfies Record<keyof typeof sentences, unknown>;

  it.each(Object.entries(samples))('%s has a reason that names its text', (_name, { reason }) => {
    const camelCase = reason.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    expect(entriesOf(texts).map(([keys]) => keys)).toContain(`.${camelCase}`);
  });

  it.each([1, 60, 61, 899.5, 3540, 3541, 3600, 3601, 5401, 86_400, 0])(
    'says %d seconds as the app does',
    (seconds) => {
      expect(sentences.tooManyAttempts(seconds).text(english)).toBe(tooManyRequestsText(seconds));
    },
  );

  it('says them in Spanish', () => {
    const { noSuchChange, bumpedRecently, daysOutOfRange } = samples;
    expect([noSuchChange, bumpedRecently, daysOutOfRange].map(({ text }) => text(inSpanish))).toEqual([
      'Un anuncio no puede pasar de vendido a reservado.',
      'Puedes subir un anuncio al inicio de la lista una vez cada 48 horas.',
      'De 7 a 90 días.',
    ]);
  });
});
