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
    ['scam', 'report'],
    ['I was scammed, can I get my money back?', 'cheated'],
    ['How do I post an ad?', 'post'],
    ['why can’t I upload pictures', 'photo-fails'],
    ['how many photos', 'photos'],
    ['block a user', 'unwanted'],
    ['delete my account', 'delete'],
    ['delete a listing', 'edit'],
    ['cancel account', 'delete'],
    ['can’t log in', 'forgot'],
    ['is it free', 'cost'],
    ['who can see my phone number?', 'seen-by-others'],
    ['change my email', 'change'],
    ['where are my favorites', 'save'],
    ['renew listing', 'bump'],
    ['my listing disappeared', 'statuses'],
    ['refund', 'payment'],
    ['contact support', 'ask-us'],
    ['log out', 'sign-out'],
    ['meet safely', 'meet'],
    ['my photo is too big', 'photo-fails'],
    ['photo upload failed', 'photo-fails'],
    ['mark as sold', 'edit'],
    ['unread messages', 'where'],
  ])('%s finds %s', (query, id) => {
    expect(found(query)).toContain(id);
  });

  it('finds nothing for an unknown topic', () => {
    expect(found('zeppelin')).toEqual([]);
  });

  it('needs every word', () => {
    expect(found('password zebra')).toEqual([]);
  });

  it('gives every question its own address', () => {
    const ids = helpSections.flatMap((section) =>
      section.entries.map((entry) => `${section.id}-${entry.id}`),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
