import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampPage,
  favoritesWindow,
  pageWindow,
  clampedPageOf,
  paginationOf,
  paginationParts,
} from './pagination.ts';

describe('pageWindow', () => {
  it.each([
    [1, 0, ''],
    [1, 1, '1'],
    [1, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 … 8'],
    [2, 8, '1 2 3 … 8'],
    [3, 8, '1 2 3 4 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [6, 8, '1 … 5 6 7 8'],
    [7, 8, '1 … 6 7 8'],
    [8, 8, '1 … 7 8'],
    [5, 9, '1 … 4 5 6 … 9'],
    [50, 100, '1 … 49 50 51 … 100'],
    [999, 100, '1 … 99 100'],
    [0, 100, '1 2 … 100'],
    // No server response makes it loop for minutes.
    [2, 1e12, '1 2 3 … 1000000000000'],
  ])('page %d of %d: %s', (page, total, expected) => {
    const shown = pageWindow(page, total).map((item) => (item === 'ellipsis' ? '…' : item));
    expect(shown.join(' ')).toBe(expected);
  });

  it('is increasing, keeps both ends, and never hides a single number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (page, total) => {
        const items = pageWindow(page, total);
        expect(items[0]).toBe(1);
        expect(items.at(-1)).toBe(total);
        expect(items).toContain(clampPage(page, total));
        items.forEach((item, index) => {
          const before = items[index - 1];
          const after = items[index + 1];
          if (item === 'ellipsis') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(item - before).toBe(1);
        });
      }),
    );
  });
});

describe('favoritesWindow', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [8, 9, [5, 6, 7, 8, 9]],
    [99, 9, [5, 6, 7, 8, 9]],
  ])('page %d of %d: %j', (page, total, expected) => {
    expect(favoritesWindow(page, total)).toEqual(expected);
  });
});

describe('clampPage', () => {
  it.each([
    [1, 0, 1],
    [0, 5, 1],
    [-3, 5, 1],
    [Number.NaN, 5, 1],
    [2.7, 5, 2],
    [5, 5, 5],
    [999, 5, 5],
  ])('%d of %d is %d', (page, total, expected) => {
    expect(clampPage(page, total)).toBe(expected);
  });
});

describe('paginationParts', () => {
  const nothing = { summary: false, pageSize: false, pages: false };
  const rest = { summary: true, pageSize: true, pages: false };
  const everything = { summary: true, pageSize: true, pages: true };
  it.each([
    [20, 0, 0, nothing],
    [100, 0, 0, nothing],
    [20, 20, 1, nothing],
    [10, 5, 1, nothing],
    [50, 30, 1, rest],
    [100, 60, 1, rest],
    [20, 21, 2, everything],
    [100, 160, 2, everything],
  ])('%d each, %d in all, %d pages: %j', (limit, total, totalPages, expected) => {
    expect(paginationParts({ limit, total, total_pages: totalPages })).toEqual(expected);
  });
});

describe('clampedPageOf', () => {
  const items = Array.from({ length: 25 }, (_, index) => index + 1);

  it('cuts a page out of a list', () => {
    expect(clampedPageOf(items, 3, 12)).toEqual({
      items: [25],
      pagination: { page: 3, limit: 12, total: 25, total_pages: 3, has_next: false, has_prev: true },
    });
  });

  it('goes to the last page when there are fewer than wanted', () => {
    expect(clampedPageOf(items.slice(0, 12), 3, 12)).toMatchObject({
      items: items.slice(0, 12),
      pagination: { page: 1 },
    });
  });

  it('knows an empty list', () => {
    expect(paginationOf({ page: 1, limit: 20, total: 0 })).toEqual({
      page: 1,
      limit: 20,
      total: 0,
      total_pages: 0,
      has_next: false,
      has_prev: false,
    });
  });
});
