import { describe, expect, it } from 'vitest';

import { helpSections } from './content.ts';
import { filterHelp } from './filterHelp.ts';

const found = (query: string): string[] =>
  filterHelp(helpSections, query).flatMap((section) => section.entries.map((entry) => entry.id));

describe('filterHelp', () => {
  it('has seven sections, and keeps them all without a query', () => {
    expect(helpSections).toHaveLength(7);
    expect(filterHelp(helpSections, '   ')).toEqual(helpSections);
  });

  it.each([
    ['photo', 'photos'],
    ['PASSWORD', 'forgot'],
    ['reset link', 'forgot'],
    ['zip', 'search'],
    ['heic', 'photo-fails'],
    ['scam', undefined],
  ])('%s finds %s', (query, id) => {
    if (id === undefined) expect(found(query)).toEqual([]);
    else expect(found(query)).toContain(id);
  });

  it('wants every word', () => {
    expect(found('password zebra')).toEqual([]);
  });

  it('gives every question an address of its own', () => {
    const ids = helpSections.flatMap((section) =>
      section.entries.map((entry) => `${section.id}-${entry.id}`),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
