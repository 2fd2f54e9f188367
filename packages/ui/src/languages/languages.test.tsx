// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest';

import { foreignWords, wordsOf } from '../conformance/foreignWords.ts';
import { moreSamples } from '../conformance/moreSamples.tsx';
import { installPlatform } from '../testing/platform.ts';
import { saidIn, textsGivenTo, withoutGiven } from '../conformance/said.ts';
import { samples } from '../conformance/samples.tsx';
import { KitProvider, type KitProviderProps, type Messages } from '../index.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';

const shown: readonly (readonly [string, ReactElement])[] = [
  ...Object.entries(samples),
  ...Object.entries(moreSamples),
];
const count = Object.keys(samples).length;

beforeAll(() => {
  installPlatform();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const roots: Root[] = [];

afterEach(async () => {
  await act(async () => roots.splice(0).forEach((root) => root.unmount()));
  document.body.replaceChildren();
});

/** The texts of a component below a provider, including parts loaded on demand. */
async function saidBelow(settings: Omit<KitProviderProps, 'children'>, element: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  roots.push(root);
  await act(async () => root.render(<KitProvider {...settings}>{element}</KitProvider>));
  // Renders loaded parts inside the act.
  await act(() => vi.dynamicImportSettled());
  const given = textsGivenTo(element);
  return saidIn(container).map((text) => ({ text, own: withoutGiven(text, given) }));
}

type Say = (...given: unknown[]) => string;

/** A copy of a catalog with every text changed, function results too. */
function changed(words: unknown, change: (word: string) => string): unknown {
  if (typeof words === 'string') return words === '' ? words : change(words);
  if (typeof words === 'function') return (...given: unknown[]) => change((words as Say)(...given));
  return Object.fromEntries(
    Object.entries(words as object).map(([name, word]) => [name, changed(word, change)]),
  );
}

/** Texts can contain other texts: the inner ones are removed first. */
function withoutMarked(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return rest === text ? rest : withoutMarked(rest);
}

describe('no text is hard-coded', () => {
  const marked = changed(english, (word) => `⟦${word}⟧`) as Messages;
  // Greek, to distinguish Intl's output from the kit's texts: it has no Latin letters.
  const place = {
    locale: 'el-GR',
    currency: 'EUR',
    timeZone: 'UTC',
    messages: marked,
    brand: { name: 'Αγορά' },
  };

  test.each(shown)('%s', async (_name, element) => {
    const loose = (await saidBelow(place, element))
      .map(({ own }) => withoutMarked(own))
      .filter((rest) => /\p{Script=Latin}|[$⟦⟧]/u.test(rest));
    expect(loose).toEqual([]);
  });

  test('a missing brand adds no hard-coded text', async () => {
    const said = await saidBelow({ messages: marked }, samples.BrandMark);
    expect(said.map(({ text }) => text)).toEqual(['⟦Home⟧']);
  });
});

describe.each([
  { language: 'German', catalog: german, locale: 'de-DE' },
  { language: 'Spanish', catalog: spanish, locale: 'es-ES' },
])(`${count} components in $language`, ({ catalog, locale }) => {
  const foreign = [/\$/, /Porchlight/, ...foreignWords(english, catalog)];
  const place = { locale, currency: 'EUR', timeZone: 'UTC', messages: catalog, brand: { name: 'Markt' } };

  test.each(shown)('%s', async (_name, element) => {
    const said = await saidBelow(place, element);
    const left = said.filter(({ own }) => foreign.some((word) => word.test(own)));
    expect(left).toEqual([]);
  });
});

describe.each([
  ['German', german],
  ['Spanish', spanish],
])('%s', (_language, catalog) => {
  it('has every text, and none in English', () => {
    const theirs = wordsOf(catalog);
    expect(theirs.filter(([, word]) => word.trim() === '')).toEqual([]);
    const said = new Map(wordsOf(english));
    const same = theirs.filter(([path, word]) => said.get(path) === word && /\p{L}{3}/u.test(word));
    expect(same.map(([path]) => path)).toEqual([]);
  });
});

test('the names requested from the provider are the catalog’s', () => {
  const sources = import.meta.glob<string>(
    ['../{primitives,components,patterns,lib}/**/*.{ts,tsx}', '!../**/*.{test,stories,docs,css}.{ts,tsx}'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  );
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/useMessages\(\s*'(\w+)'/g)].map(([, name = '']) => name),
  );
  expect(new Set(asked)).toEqual(new Set(Object.keys(english)));
});
