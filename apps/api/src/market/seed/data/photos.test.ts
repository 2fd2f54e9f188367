import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { categoryTree, limits } from '@porchlight/domain';
import { describe, expect, it } from 'vitest';
import { demoData } from './index.ts';
import { details, pictures } from './photos.ts';

const { listings } = demoData;
const fileNames = (names: object): string[] => Object.keys(names).map((name) => `${name}.webp`);
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);
/** Whether a text contains a word or words, perhaps with an ending. */
const names = (text: string, thing: string): boolean => new RegExp(`\\b${thing}`, 'i').test(text);

describe('the pictures of the demo', () => {
  it('are the ones in the folder', () => {
    const folder = readdirSync(fileURLToPath(new URL('../../../../seed-photos', import.meta.url)));
    expect([...fileNames(pictures), ...fileNames(details)].sort()).toEqual(
      folder.filter((name) => name.endsWith('.webp')).sort(),
    );
  });

  // So that no list, however filtered, sorted or searched, shows one twice.
  it('are used in one listing each, once, and a detail follows its picture', () => {
    const used = listings.flatMap((listing) => listing.photos);
    expect(repeated(used)).toEqual([]);
    expect([...used].sort()).toEqual([...fileNames(pictures), ...fileNames(details)].sort());
    for (const {
      key,
      photos: [first, ...others],
    } of listings) {
      if (first === undefined) continue;
      const picture = first.replace('.webp', '');
      expect(Object.keys(pictures), key).toContain(picture);
      expect(
        others.filter((name) => !name.startsWith(`${picture}-`)),
        key,
      ).toEqual([]);
      expect(others.length, key).toBeLessThan(limits.imagesMax);
    }
  });

  it.each(Object.entries(pictures))('%s shows what its listing names', (name, { shows, alt }) => {
    const listing = listings.find(({ photos }) => photos[0] === `${name}.webp`);
    expect(shows.length).toBeGreaterThanOrEqual(3);
    expect(names(alt, shows), `'${shows}' in '${alt}'`).toBe(true);
    expect(names(listing?.title ?? '', shows), `'${shows}' in '${listing?.title}'`).toBe(true);
    expect(listing?.alts?.[0]).toBe(alt);
  });

  it('each have unique alt texts', () => {
    for (const { key, photos, alts = [] } of listings) {
      expect(alts, key).toHaveLength(photos.length);
      expect(repeated(alts), key).toEqual([]);
    }
  });
});

describe('the lists of the demo', () => {
  const newest = listings
    .filter(({ status = 'active' }) => status === 'active')
    .sort((a, b) => a.daysAgo - b.daysAgo);
  const hasPhoto = ({ photos }: (typeof listings)[number]): boolean => photos.length > 0;
  const groupOf = new Map(
    categoryTree.flatMap(({ slug, subCategories }) => subCategories.map((sub) => [sub.slug, slug])),
  );

  it('show a photo with every listing of their first two pages, and with half of all', () => {
    expect(newest.slice(0, 2 * limits.pageSizeDefault).filter((listing) => !hasPhoto(listing))).toEqual([]);
    expect(newest.filter(hasPhoto).length).toBeGreaterThan(newest.length / 2);
  });

  it('mix the categories on the first page', () => {
    const first = newest.slice(0, limits.pageSizeDefault);
    expect(new Set(first.map(({ category }) => category)).size).toBeGreaterThanOrEqual(15);
    expect(new Set(first.map(({ category }) => groupOf.get(category))).size).toBe(categoryTree.length);
  });

  it.each(categoryTree)('begin with photos in $slug', ({ slug, subCategories }) => {
    const inGroup = newest.filter(({ category }) => groupOf.get(category) === slug);
    expect(inGroup.slice(0, 12).filter((listing) => !hasPhoto(listing))).toEqual([]);
    for (const sub of subCategories) {
      const has = inGroup.filter(({ category }) => category === sub.slug).map(hasPhoto);
      expect(has.filter(Boolean).length, sub.slug).toBeGreaterThanOrEqual(2);
      expect(has.lastIndexOf(true), sub.slug).toBeLessThan(has.filter(Boolean).length);
    }
  });

  it('feature only listings with a photo', () => {
    expect(listings.filter((listing) => listing.featured === true && !hasPhoto(listing))).toEqual([]);
  });
});
