import { describe, expect, it } from 'vitest';

import * as texts from './index.ts';
import { spanish } from './spanish.ts';

/** Every text of a value by its path; functions are called with numbers, which read the same in any place. */
function textsByPath(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(1, 2, 3))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    textsByPath(each, path === '' ? name : `${path}.${name}`),
  );
}

const byLanguage = { English: texts, Spanish: spanish };

/** Texts that are the same word in both languages. */
const sameInBoth: readonly string[] = [
  'common.underOneDollar',
  'cookies.title',
  'listing.imageCounter',
  'listings.orderLabels.title.asc',
  'listings.orderLabels.title.desc',
  'moderation.reasons.spam',
  'navigation.cookies',
  'report.typeLabels.spam',
];

describe.each(Object.entries(byLanguage))('%s', (_language, all) => {
  it('leaves no placeholder unfilled', () => {
    expect(textsByPath(all).filter(([, text]) => /[{}]|undefined|NaN|\[object/.test(text))).toEqual([]);
  });

  it('has no empty text, and no space around one but after a prefix', () => {
    const untidy = textsByPath(all).filter(([, text]) => text.trim() === '' || text.trim() !== text);
    expect(untidy.map(([path]) => path)).toEqual(['contactSeller.subjectPrefix']);
  });
});

it('has every English text in Spanish, and no other', () => {
  const paths = (all: unknown) =>
    textsByPath(all)
      .map(([path]) => path)
      .filter((path) => !path.startsWith('categoryNames.'))
      .toSorted();
  expect(paths(spanish)).toEqual(paths(texts));
});

it('translates every text', () => {
  const english = new Map(textsByPath(texts));
  const same = textsByPath(spanish).filter(([path, text]) => english.get(path) === text);
  expect(same.map(([path]) => path).toSorted()).toEqual(sameInBoth);
});

it('ends a Spanish text like the English one', () => {
  const english = new Map(textsByPath(texts));
  const ending = (text = ''): string => /(?:\.\.\.|[.…!?:])?\s*$/.exec(text)?.[0].replace('...', '…') ?? '';
  const differing = textsByPath(spanish).filter(
    ([path, text]) => english.has(path) && ending(english.get(path)) !== ending(text),
  );
  expect(differing).toEqual([]);
});

it('opens every Spanish question and exclamation', () => {
  const half = textsByPath(spanish).filter(
    ([, text]) =>
      text.split('¿').length !== text.split('?').length || text.split('¡').length !== text.split('!').length,
  );
  expect(half).toEqual([]);
});

it('addresses people as tú in Spanish', () => {
  const formal = /\b(?:usted(?:es)?|vosotros|su (?:cuenta|correo|contraseña)|por favor|vos)\b/i;
  expect(textsByPath(spanish).filter(([, text]) => formal.test(text))).toEqual([]);
});

it('has Spanish plurals', () => {
  const { attempts, images, listings } = spanish;
  expect([0, 1, 2].map((count) => listings.count(count))).toEqual(['0 anuncios', '1 anuncio', '2 anuncios']);
  expect(listings.count(1204)).toBe('1,204 anuncios');
  expect([0, 1, 2].map((count) => images.tooMany(count))).toEqual([
    'Solo puedes subir 0 imágenes más. Algunos archivos no se agregaron.',
    'Solo puedes subir 1 imagen más. Algunos archivos no se agregaron.',
    'Solo puedes subir 2 imágenes más. Algunos archivos no se agregaron.',
  ]);
  expect([listings.summary(1, 1, 1), listings.summary('21', '40', '56')]).toEqual([
    'Mostrando del 1 al 1 de 1 resultado',
    'Mostrando del 21 al 40 de 56 resultados',
  ]);
  expect(attempts.tooManyFor(attempts.waits.minutes(15))).toBe(
    'Demasiados intentos. Inténtalo de nuevo en 15 minutos.',
  );
});

it('generates the photo rules of the help pages from the limits', () => {
  expect(texts.help.photoRules).toBe(
    'You can add up to 5 photos. Each one can be a JPEG, PNG, WebP or GIF of up to 10MB.',
  );
  expect(spanish.help.photoRules).toBe(
    'Puedes agregar hasta 5 fotos. Cada una puede ser JPEG, PNG, WebP o GIF y pesar hasta 10 MB.',
  );
});
