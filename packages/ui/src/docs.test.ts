// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { samples } from './conformance/samples.tsx';
import { type ComponentDocs } from './docs/index.ts';
import { keyNames, modifierNames } from './docs/keys.ts';
import * as kit from './index.ts';

const files = import.meta.glob<ComponentDocs>('./*/**/*.docs.ts', { eager: true, import: 'default' });
const documented = new Map(
  Object.entries(files).map(([path, docs]) => [path.replace(/^.*\/|\.docs\.ts$/g, ''), docs]),
);
const stories = Object.entries(
  import.meta.glob<string>('./*/**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' }),
);
const isExported = (name: string): boolean => name in kit;

const guides = Object.entries(
  import.meta.glob<string>('./docs/*.mdx', { eager: true, query: '?raw', import: 'default' }),
);
/** URLs of the pages of guides and stories. */
const pages = new Set(
  [...guides, ...stories].flatMap(([, source]) =>
    [...source.matchAll(/(?:title: '|<Meta title=")([^'"]+)['"]/g)].map(
      ([, title = '']) => `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`,
    ),
  ),
);

/** Every text of a page. */
function* textsIn(part: unknown): Generator<string> {
  if (typeof part === 'string') yield part;
  else if (typeof part === 'object' && part !== null)
    for (const one of Object.values(part)) yield* textsIn(one);
}

const presses = (docs: ComponentDocs): string[] =>
  'none' in docs.keyboard ? [] : docs.keyboard.flatMap(({ keys }) => [...keys]);

/** Keys that the helpers of `samples/keyboard.ts` press for the stories. */
const pressedBy: Record<string, readonly string[]> = {
  expectTabOrder: ['Tab', 'Shift+Tab'],
  expectTabStaysIn: ['Tab', 'Shift+Tab'],
  expectFollowed: ['Enter'],
  expectPressed: ['Enter', 'Space'],
  expectSent: ['Enter'],
};

/** Keys that a folder's play functions press directly and through helpers. */
function pressesIn(source: string): Set<string> {
  const calls = [...source.matchAll(/\bpress\(([^)]*)\)/g)].flatMap(([, given = '']) =>
    [...given.matchAll(/'([^']+)'/g)].map(([, one = '']) => (/^[a-z]$/.test(one) ? 'Any letter' : one)),
  );
  const helped = Object.entries(pressedBy).flatMap(([helper, keys]) =>
    source.includes(`${helper}(`) ? keys : [],
  );
  return new Set([...calls, ...helped]);
}

const canFocus = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/** Whether it contains a focusable element. */
function takesFocus(name: string): boolean {
  const sample = Object.entries(samples).find(([known]) => known === name)?.[1];
  if (!sample) return false;
  const container = document.createElement('div');
  container.innerHTML = renderToString(sample);
  return container.querySelector(canFocus) !== null;
}

test('every component is documented', () => {
  expect([...documented.keys()].toSorted()).toEqual([...Object.keys(samples), 'Icon'].toSorted());
});

test.each(guides)(
  '%s links to existing pages, and uses only Markdown that Storybook supports',
  (_path, source) => {
    const links = [...source.matchAll(/\]\((\?[^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !pages.has(link))).toEqual([]);
    // Storybook's Markdown has no tables: they would be shown as bars and dashes. Use the guides' `Table`.
    expect(source).not.toMatch(/^\|/m);
  },
);

describe.each([...documented])('%s', (name, docs) => {
  test('is a name of the kit', () => {
    expect(isExported(name)).toBe(true);
  });

  const [path = ''] = Object.keys(files).filter((file) => file.endsWith(`/${name}.docs.ts`));
  const room = path.slice(0, path.lastIndexOf('/') + 1);
  const inRoom = stories.flatMap(([file, source]) => (file.startsWith(room) ? [source] : []));

  test('has a page: its own stories, or a section in those of its folder', () => {
    const hasOwn = inRoom.some(
      (source) =>
        new RegExp(`title: '\\w+/${name}s?'`).test(source) &&
        new RegExp(`component: ${name}\\b`).test(source),
    );
    const isPart = inRoom.some((source) => new RegExp(`subcomponents: \\{[^}]*\\b${name}\\b`).test(source));
    expect(hasOwn || isPart).toBe(true);
  });

  test('has every part', () => {
    expect(docs.purpose).toMatch(/\.$/);
    for (const part of [docs.notFor, docs.anatomy, docs.accessibility])
      expect(part.length).toBeGreaterThan(0);
    if (docs.doDont) expect(docs.doDont.length).toBeGreaterThan(0);
    if ('none' in docs.keyboard) expect(docs.keyboard.none).toMatch(/\.$/);
    else expect(docs.keyboard.length).toBeGreaterThan(0);
    expect([...textsIn(docs)].filter((text) => text.trim() === '')).toEqual([]);
  });

  test('names only what the kit exports', () => {
    const named = docs.notFor.flatMap(({ use = [] }) => [use].flat());
    const inText = [...textsIn(docs)].flatMap((text) => text.match(/(?<=`)[A-Z][a-z]\w*(?=`)/g) ?? []);
    expect([...named, ...inText].filter((other) => !isExported(other))).toEqual([]);
    expect(named).not.toContain(name);
  });

  test('names only known keys', () => {
    const known = new Set<string>([...keyNames, ...modifierNames]);
    const unknown = presses(docs)
      .flatMap((press) => press.split('+'))
      .filter((key) => !known.has(key));
    expect(unknown).toEqual([]);
  });

  test('has play functions that press every documented key', () => {
    const pressed = pressesIn(inRoom.join('\n'));
    expect(presses(docs).filter((key) => !pressed.has(key))).toEqual([]);
  });

  test('documents its keys if it can be focused', () => {
    if (takesFocus(name)) expect(presses(docs)).not.toEqual([]);
  });
});
