import { readFileSync } from 'node:fs';

import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const start = read('Start.mdx');

const sources = Object.values(
  import.meta.glob<string>(
    ['../../{packages,apps}/*/src/**/*.stories.tsx', '../../packages/*/src/**/*.mdx', './*.mdx'],
    { eager: true, query: '?raw', import: 'default' },
  ),
).flatMap((source) => {
  const [, title] = /(?:const meta\b[\s\S]*?\btitle: '|<Meta title=")([^'"]+)/.exec(source) ?? [];
  return title === undefined ? [] : [{ title, source }];
});

test('the Start page only links to pages and stories that exist', () => {
  const known = new Set(
    sources.flatMap(({ title, source }) => [
      `docs/${sanitize(title)}--docs`,
      ...[...source.matchAll(/^export const (\w+)/gm)].map(
        ([, name = '']) => `story/${toId(title, storyNameFromExport(name))}`,
      ),
    ]),
  );
  const links = [...`${start}${read('Start.tsx')}`.matchAll(/\?path=\/([\w/-]+)/g)].map(
    ([, link = '']) => link,
  );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !known.has(link))).toEqual([]);
});

test('every group of the sidebar has its place, and is explained on the Start page', () => {
  const groups = new Set(sources.map(({ title }) => title.split('/', 1)[0]));
  groups.delete('Start');
  const preview = read('../preview.tsx');
  for (const group of groups) {
    expect(preview).toContain(`          '${group}',`);
    expect(start).toMatch(new RegExp(`\\[\\s*'${group}',`));
  }
});
