import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ListingsCursor, readCursor, writeCursor } from './listingsCursor.ts';
import { type ListingSort, listingSorts, sortOrders } from './listingsQuery.ts';

const order = fc.record({ sort: fc.constantFrom(...listingSorts), order: fc.constantFrom(...sortOrders) });
const place = fc.record({
  page: fc.integer({ min: 1, max: 1e9 }),
  side: fc.constantFrom('after', 'before'),
  id: fc.uuid(),
});
const title = fc.string({ unit: 'grapheme', maxLength: 100 }).filter((text) => !text.includes('\0'));

it('a cursor round-trips in its order, is invalid in another, and needs no escaping in a URL', () => {
  fc.assert(
    fc.property(order, order, place, title, fc.nat(), (given, other, at, word, number) => {
      const keys = { title: word, distance: `${number / 7} ${number}` };
      const { [given.sort]: key = number } = keys as Partial<Record<ListingSort, string>>;
      const cursor: ListingsCursor = { ...at, key };
      const text = writeCursor(given, cursor);
      expect(encodeURIComponent(text)).toBe(text);
      expect(readCursor(given, text)).toEqual(cursor);
      if (other.sort !== given.sort || other.order !== given.order)
        expect(readCursor(other, text)).toBeUndefined();
    }),
  );
});

it('anything else is no cursor', () => {
  fc.assert(
    fc.property(order, fc.string(), fc.json(), (given, text, json) => {
      expect(readCursor(given, text)).toBeUndefined();
      expect(readCursor(given, btoa(encodeURIComponent(json)))).toBeUndefined();
      expect(readCursor(given, Buffer.from(json).toString('base64url'))).toBeUndefined();
    }),
  );
});
