import { findCategory, type Listing, listingStatuses, sortFields, sortOrders } from '@porchlight/domain';

import { invalid } from './answers.ts';
import type { Model } from './model.ts';

const textOf = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '').replaceAll('\0', '').trim();

/** One of a few words; any other word is refused. */
export function choiceOf<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = textOf(query, name).toLowerCase();
  const choice = choices.find((candidate) => candidate === text);
  if (text !== '' && choice === undefined)
    throw invalid({ [name]: [`Must be one of: ${choices.join(', ')}.`] });
  return choice;
}

function amountOf(query: URLSearchParams, name: string, absent: number): number {
  const text = textOf(query, name);
  if (text === '') return absent;
  if (!/^\d+(\.\d{1,2})?$/.test(text)) throw invalid({ [name]: ['Must be a number of dollars, 0 or more.'] });
  return Number(text);
}

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

function isInCategory({ categories }: Model, listing: Listing, word: string): boolean {
  const found = findCategory(categories, word);
  if (found.kind === 'sub') return listing.category_id === found.sub.id;
  if (found.kind === 'group') return found.group.subCategories.some(({ id }) => id === listing.category_id);
  return found.kind === 'all';
}

/** Whether a listing is where somebody looks: a city, a state or a ZIP code of the city. */
function isAt({ places }: Model, { location }: Listing, place: string): boolean {
  const zip = [...places.values()].find(({ postal_code: code }) => code !== '' && code === place);
  return zip === undefined ? has(location, place) : location.startsWith(`${zip.city}, ${zip.state}`);
}

type Compare = (a: Listing, b: Listing) => number;

const compare: Record<(typeof sortFields)[number], Compare> = {
  price: (a, b) => (a.price ?? 0) - (b.price ?? 0),
  title: (a, b) => a.title.localeCompare(b.title, 'en', { sensitivity: 'base' }),
  created_at: (a, b) => a.created_at.localeCompare(b.created_at),
};

/** What is called by all the words comes before what only mentions them; then the newest. */
function bestFirst(words: readonly string[], listings: readonly Listing[]): Listing[] {
  const isCalled = ({ title }: Listing): number => (words.every((word) => has(title, word)) ? 1 : 0);
  return listings.toSorted((a, b) => isCalled(b) - isCalled(a) || compare.created_at(b, a));
}

/** Sorts as a query asks for; every order ends in the id. */
export function inOrder(query: URLSearchParams, listings: readonly Listing[]): Listing[] {
  const field = choiceOf(query, 'sort_by', [...sortFields, 'date']) ?? 'date';
  const direction = choiceOf(query, 'sort_order', sortOrders) === 'asc' ? 1 : -1;
  const by = compare[field === 'date' ? 'created_at' : field];
  return listings.toSorted((a, b) => direction * (by(a, b) || a.id.localeCompare(b.id)));
}

/** The listings a query asks for, in its order, not yet cut into pages. */
export function searchListings(world: Model, query: URLSearchParams): Listing[] {
  const asked = textOf(query, 'query');
  const words = asked.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const min = amountOf(query, 'min_price', 0);
  const max = amountOf(query, 'max_price', Infinity);
  const status = choiceOf(query, 'status', listingStatuses) ?? 'active';
  const place = textOf(query, 'location');
  const category = textOf(query, 'category_id');
  const found = world.listings.filter(
    (listing) =>
      listing.status === status &&
      (asked === '' || words.length > 0) &&
      words.every((word) => has(`${listing.title} ${listing.description}`, word)) &&
      (place === '' || isAt(world, listing, place)) &&
      (listing.price ?? 0) >= min &&
      (listing.price ?? 0) <= max &&
      isInCategory(world, listing, category),
  );
  return query.has('sort_by') || asked === '' ? inOrder(query, found) : bestFirst(words, found);
}
