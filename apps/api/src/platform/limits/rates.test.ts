import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rates } from './rates.ts';

test('docs/security.md says of every rate who can use it up', () => {
  const text = readFileSync(new URL('../../../../../docs/security.md', import.meta.url), 'utf8');
  const section = text.split('\n## ').find((part) => part.startsWith('Who can use up a limit')) ?? '';
  const named = new Set([...section.matchAll(/`(\w+By\w+)`/g)].map(([, name]) => name));
  expect([...named].toSorted()).toEqual(Object.keys(rates).toSorted());
});

test('each rate has its own bucket', () => {
  const names = Object.values(rates).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
