import { describe, expect, it } from 'vitest';

import { type AlikeListings, type ChosenOfCounted, countChoices } from './choiceCounts.ts';

const found: readonly AlikeListings[] = [
  { category: 'desks', condition: 'good', postedWithin: 1, hasPhotos: true, listings: 2 },
  { category: 'desks', condition: null, postedWithin: 'any', hasPhotos: false, listings: 4 },
  { category: 'lamps', condition: 'new', postedWithin: 7, hasPhotos: true, listings: 8 },
];
const all: ChosenOfCounted = { categories: null, condition: 'any', postedWithin: 'any', hasPhotos: false };

describe('counts of choices', () => {
  it('include what every choice would find', () => {
    expect(countChoices(found, all)).toEqual({
      categories: { desks: 6, lamps: 8 },
      conditions: { good: 2, new: 8 },
      posted_within: { 1: 2, 3: 2, 7: 10, 30: 10 },
      with_photos: 10,
    });
  });

  it('apply the other filters, but not their own', () => {
    expect(countChoices(found, { ...all, categories: ['desks'] })).toEqual({
      categories: { desks: 6, lamps: 8 },
      conditions: { good: 2 },
      posted_within: { 1: 2, 3: 2, 7: 2, 30: 2 },
      with_photos: 2,
    });
    expect(countChoices(found, { ...all, hasPhotos: true, postedWithin: 3 })).toEqual({
      categories: { desks: 2 },
      conditions: { good: 2 },
      posted_within: { 1: 2, 3: 2, 7: 10, 30: 10 },
      with_photos: 2,
    });
    expect(countChoices(found, { ...all, condition: 'new', categories: ['desks'] })).toEqual({
      categories: { lamps: 8 },
      conditions: { good: 2 },
      posted_within: {},
      with_photos: 0,
    });
  });

  it('are empty without listings', () => {
    expect(countChoices([], all)).toEqual({
      categories: {},
      conditions: {},
      posted_within: {},
      with_photos: 0,
    });
  });
});
