import { describe, expect, it } from 'vitest';
import { categoryTree } from './listings/categoryTree.ts';
import { isEmail, maskEmail } from './account/emails.ts';
import { passwordStrength } from './account/passwords.ts';
import { isPlaceQuery, placeQuery } from './search/places.ts';
import { isRecord, sameId } from './wire/records.ts';

describe('isEmail', () => {
  it.each([
    ['ana@porchlight.test', true],
    [' ana@porchlight.test ', true],
    ["o'neil+tag@mail.porchlight.test", true],
    ['ANA@PORCHLIGHT.TEST', true],
    ['ana@home', false],
    ['ana', false],
    ['@porchlight.test', false],
    ['ana@', false],
    ['ana@@porchlight.test', false],
    ['ana@porchlight..test', false],
    ['ana@-porchlight.test', false],
    ['ana smith@porchlight.test', false],
    ['ana@porchlight.test\nbcc: x@y.test', false],
    ['<ana@porchlight.test>', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });

  it('handles a long text', () => {
    expect(isEmail(`${'a'.repeat(50_000)}@${'a-'.repeat(50_000)}`)).toBe(false);
  });
});

it.each([
  ['ana@porchlight.test', 'a•••@porchlight.test'],
  ['a@b.test', 'a•••@b.test'],
  ['💡light@porchlight.test', '💡•••@porchlight.test'],
])('masks %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

describe('passwordStrength', () => {
  it.each([
    ['', undefined],
    ['abc', 'weak'],
    ['aaaaaaaaaaaa', 'weak'],
    ['password', 'fair'],
    ['Porchlight1', 'good'],
    ['Porch light 42 warm', 'strong'],
  ])('%j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});

describe('placeQuery', () => {
  it.each([
    ['', '', false],
    ['  Au ', 'Au', false],
    ['a  b', 'a b', true],
    ['   ', '', false],
    [' New   York\t City ', 'New York City', true],
  ])('%j is %j, long enough: %s', (text, query, isLong) => {
    expect(placeQuery(text)).toBe(query);
    expect(isPlaceQuery(text)).toBe(isLong);
  });
});

describe('sameId', () => {
  it.each([
    ['1', '1', true],
    [1, '1', true],
    ['1', '2', false],
    [null, null, false],
    [undefined, undefined, false],
    ['', '', true],
  ])('%j and %j: %s', (a, b, expected) => {
    expect(sameId(a, b)).toBe(expected);
  });
});

it.each([
  [{}, true],
  [[], false],
  [null, false],
  ['a', false],
])('%j is a record: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});

it('contains the fixed category tree', () => {
  const slugs = Object.fromEntries(
    categoryTree.map(({ slug, subCategories }) => [slug, subCategories.map((sub) => sub.slug).join(', ')]),
  );
  expect(slugs).toEqual({
    services:
      'hair-braids, barbering, cleaning, tutoring, photography, event-services, handyman, other-services',
    'for-sale': 'furniture, electronics, fashion, kids-baby, home-garden, books-media, other-for-sale',
    community: 'church-club-events, rides, roommates-housing, lost-found, pets, other-community',
    'gigs-jobs': 'day-work, part-full-time, skilled-trades, creative-media, other-jobs',
    'local-deals': 'restaurants-food, shops-retail, health-beauty, services-promo, other-deals',
  });
  expect(categoryTree.map(({ name }) => name)).toEqual([
    'Services',
    'For Sale',
    'Community',
    'Gigs & Jobs',
    'Local Deals',
  ]);
});
