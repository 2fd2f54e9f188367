import { spanish } from '@porchlight/ui/languages/es';
import { expect, test } from 'vitest';

import { type Block, neverOffered } from '../articles/index.ts';
import { neverOffered as neverOfferedInSpanish } from '../articles/neverOffered.words.es.ts';
import { type Inline, plainText } from '../articles/model.ts';
import { accessibilitySections } from './Accessibility/content.words.ts';
import { accessibilitySections as accessibilityInSpanish } from './Accessibility/content.words.es.ts';
import { cookieSections } from './Cookies/content.words.ts';
import { cookieSections as cookiesInSpanish } from './Cookies/content.words.es.ts';
import { helpSections } from './Help/content.ts';
import { peopleHelp } from './Help/peopleHelp.words.es.ts';
import { tradingHelp } from './Help/tradingHelp.words.es.ts';
import { privacySections } from './Privacy/content.words.ts';
import { privacySections as privacyInSpanish } from './Privacy/content.words.es.ts';
import { ofMain, ofSub } from './Rules/byCategory.words.ts';
import { ofMain as ofMainInSpanish, ofSub as ofSubInSpanish } from './Rules/byCategory.words.es.ts';
import { decidingSections } from './Rules/deciding.words.ts';
import { decidingSections as decidingInSpanish } from './Rules/deciding.words.es.ts';
import { offeringSections } from './Rules/offering.words.ts';
import { offeringSections as offeringInSpanish } from './Rules/offering.words.es.ts';
import { safetySections } from './Safety/content.words.ts';
import { safetySections as safetyInSpanish } from './Safety/content.words.es.ts';
import { termsSections } from './Terms/content.words.ts';
import { termsSections as termsInSpanish } from './Terms/content.words.es.ts';

/** What a translation must not change about a text: its links and numbers. */
const facts = (runs: readonly Inline[]) => ({
  links: runs.flatMap((run) => (typeof run === 'string' ? [] : [run.href])),
  numbers: (plainText([{ kind: 'paragraph', text: runs }]).match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted(),
});

const shapeOf = (block: Block) => (block.kind === 'list' ? block.items.map(facts) : facts(block.text));

interface Part {
  id: string;
  blocks: readonly Block[];
}

const help = (sections: typeof helpSections): Part[] =>
  sections.flatMap(({ id, entries }) =>
    entries.map((entry) => ({ id: `${id}/${entry.id}`, blocks: entry.answer })),
  );

/** A list of texts as an article. */
const lines = (texts: Readonly<Record<string, string>>): Part[] =>
  Object.entries(texts).map(([id, text]) => ({ id, blocks: [{ kind: 'paragraph', text: [text] }] }));

test.each<[string, readonly Part[], readonly Part[]]>([
  ['accessibility', accessibilitySections, accessibilityInSpanish],
  ['cookies', cookieSections, cookiesInSpanish],
  ['help', help(helpSections), help([...tradingHelp, ...peopleHelp])],
  ['privacy', privacySections, privacyInSpanish],
  ['rules: offering', offeringSections, offeringInSpanish],
  ['rules: main categories', lines(ofMain), lines(ofMainInSpanish)],
  ['rules: subcategories', lines(ofSub), lines(ofSubInSpanish)],
  ['rules: deciding', decidingSections, decidingInSpanish],
  [
    'rules: never offered',
    lines(Object.fromEntries(neverOffered.entries())),
    lines(Object.fromEntries(neverOfferedInSpanish.entries())),
  ],
  ['safety', safetySections, safetyInSpanish],
  ['terms', termsSections, termsInSpanish],
])('%s has the same parts, links and numbers in Spanish', (_, english, translated) => {
  expect(translated.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  for (const [index, { id, blocks }] of english.entries())
    expect({ id, blocks: translated[index]?.blocks.map(shapeOf) }).toEqual({
      id,
      blocks: blocks.map(shapeOf),
    });
});

test('privacy names a control as the kit does', () => {
  const text = plainText(privacyInSpanish.flatMap(({ blocks }) => blocks));
  expect(text).toContain(`“${spanish.PlaceField.locate}”`);
});
