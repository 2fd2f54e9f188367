import { type Category, formatPrice, type ListingsSearch, searchCategory, texts } from '@porchlight/domain';

import { type TitlePart, words } from './listingsTitle.words.ts';

/** '“desk”' */
export const queryInWords = ({ query }: Pick<ListingsSearch, 'query'>): string => words.query(query);

/** 'under $200', 'from $50', '$50 to $200', or empty. */
export function priceInWords({ minPrice, maxPrice }: Pick<ListingsSearch, 'minPrice' | 'maxPrice'>): string {
  const from = minPrice === undefined ? undefined : formatPrice(minPrice);
  const to = maxPrice === undefined ? undefined : formatPrice(maxPrice);
  if (from !== undefined && to !== undefined) return words.priceBetween(from, to);
  if (to !== undefined) return words.priceUnder(to);
  return from === undefined ? '' : words.priceFrom(from);
}

/** 'by the month', or empty. */
export const periodInWords = ({ pricePeriod }: Pick<ListingsSearch, 'pricePeriod'>): string =>
  pricePeriod === 'any' ? '' : words.period[pricePeriod];

/** 'near Austin, TX · 25 mi' */
export function nearInWords({ near, radius }: Pick<ListingsSearch, 'near' | 'radius'>): string {
  return radius === 'any' ? words.near(near) : words.nearWithin(near, radius);
}

/** 'with photos', or empty. */
export const photosInWords = ({ hasPhotos }: Pick<ListingsSearch, 'hasPhotos'>): string =>
  hasPhotos ? words.photos : '';

/** 'posted within 7 days', or empty. */
export const postedInWords = ({ postedWithin }: Pick<ListingsSearch, 'postedWithin'>): string =>
  postedWithin === 'any' ? '' : words.posted[postedWithin];

/** 'in good condition', 'for parts', or empty. */
export const conditionInWords = ({ condition }: Pick<ListingsSearch, 'condition'>): string =>
  condition === 'any' ? '' : words.condition[condition];

/** The name of a search's category. */
export function nameOfCategory(search: ListingsSearch, tree: readonly Category[]): string | undefined {
  const found = searchCategory(search, tree);
  if (found.kind === 'sub') return found.sub.name;
  return found.kind === 'group' ? found.group.name : undefined;
}

/**
 * The title of a search on the page, in the tab and in search engines: its words, its category or all
 * listings, and its other filters: '“desk” in Furniture under $200 in Austin'.
 *
 * @param hasNothing omit free text: without results it may be spam from a link
 */
export function listingsTitle(search: ListingsSearch, tree: readonly Category[], hasNothing = false): string {
  const category = nameOfCategory(search, tree);
  const query = hasNothing ? '' : search.query;
  const what =
    query === ''
      ? (category ?? texts.listings.title)
      : category === undefined
        ? queryInWords({ query })
        : words.queryIn(query, category);
  const parts: Record<TitlePart, string> = {
    price: priceInWords(search),
    period: periodInWords(search),
    place: search.location === '' || hasNothing ? '' : words.place(search.location),
    near: search.near === '' || hasNothing ? '' : words.near(search.near),
    condition: conditionInWords(search),
    photos: photosInWords(search),
    posted: postedInWords(search),
  };
  return [what, ...words.order.map((part) => parts[part])].filter(Boolean).join(' ');
}
