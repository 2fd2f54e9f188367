import { type Category, formatPrice, type ListingsSearch, searchCategory, texts } from '@porchlight/domain';

/** 'under $200', 'from $50', '$50 to $200', or empty. */
export function priceInWords({ minPrice, maxPrice }: Pick<ListingsSearch, 'minPrice' | 'maxPrice'>): string {
  const from = minPrice === undefined ? undefined : formatPrice(minPrice);
  const to = maxPrice === undefined ? undefined : formatPrice(maxPrice);
  if (from !== undefined && to !== undefined) return `${from} to ${to}`;
  if (to !== undefined) return `under ${to}`;
  return from === undefined ? '' : `from ${from}`;
}

const byPeriod = { hour: 'by the hour', day: 'by the day', week: 'by the week', month: 'by the month' };

/** 'by the month', or empty. */
export const periodInWords = ({ pricePeriod }: Pick<ListingsSearch, 'pricePeriod'>): string =>
  pricePeriod === 'any' ? '' : byPeriod[pricePeriod];

/** 'near Austin, TX · 25 mi' */
export function nearInWords({ near, radius }: Pick<ListingsSearch, 'near' | 'radius'>): string {
  return radius === 'any' ? `near ${near}` : `near ${near} · ${radius} mi`;
}

/** 'with photos', or empty. */
export const photosInWords = ({ hasPhotos }: Pick<ListingsSearch, 'hasPhotos'>): string =>
  hasPhotos ? texts.listings.withPhotos.toLowerCase() : '';

/** 'posted within 7 days', or empty. */
export function postedInWords({ postedWithin }: Pick<ListingsSearch, 'postedWithin'>): string {
  const words = texts.listings.postedWithin.toLowerCase();
  return postedWithin === 'any' ? '' : `${words} ${texts.listings.postedWithinLabels[postedWithin]}`;
}

/** 'in good condition', 'for parts', or empty. */
export function conditionInWords({ condition }: Pick<ListingsSearch, 'condition'>): string {
  if (condition === 'any') return '';
  const shape = texts.listing.conditionLabels[condition].toLowerCase();
  return condition === 'for_parts' ? shape : `in ${shape} ${texts.listing.condition.toLowerCase()}`;
}

/** The name of a search's category. */
export function categoryName(search: ListingsSearch, tree: readonly Category[]): string | undefined {
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
  const category = categoryName(search, tree);
  const query = hasNothing ? '' : search.query;
  const price = priceInWords(search);
  const place = search.location === '' || hasNothing ? '' : `in ${search.location}`;
  const near = search.near === '' || hasNothing ? '' : `near ${search.near}`;
  const what =
    query === ''
      ? (category ?? texts.listings.title)
      : category === undefined
        ? `“${query}”`
        : `“${query}” in ${category}`;
  const rest = [conditionInWords(search), photosInWords(search), postedInWords(search)];
  return [what, price, periodInWords(search), place, near, ...rest].filter(Boolean).join(' ');
}
