import { type Category, type ListingsSearch, searchCategory, searchPagePath } from '@porchlight/domain';

import { listingsTitle } from '../screens/Listings/listingsTitle.ts';

/** A page of listings as search engines and link previews get it: without a word that only its address says. */
export interface Landing {
  /** What the page is called. */
  name: string;
  /** The canonical address, `null` for a page that must not be indexed. */
  path: string | null;
}

/** The fields that an address can fill with any text, rather than with a number or one of a few choices. */
type FreeText = {
  [Name in keyof ListingsSearch]: string extends ListingsSearch[Name]
    ? Name
    : ListingsSearch[Name] extends readonly string[]
      ? Name
      : never;
}[keyof ListingsSearch];

/** All of them but the categories, which are looked up. */
const noTexts: Pick<ListingsSearch, Exclude<FreeText, 'category' | 'mainCategory'>> = {
  query: '',
  location: '',
  near: '',
  bounds: '',
  withoutSellers: [],
  cursor: '',
};
const freeTexts = Object.keys(noTexts) as (keyof typeof noTexts)[];

/**
 * Only a known category, or none, makes a page that may be indexed, whatever is chosen to narrow, sort and page it.
 *
 * @param hasNothing whether the search finds nothing.
 */
export function landingOf(search: ListingsSearch, tree: readonly Category[], hasNothing: boolean): Landing {
  const found = searchCategory(search, tree);
  const own: Partial<ListingsSearch> =
    found.kind === 'sub'
      ? { category: found.sub.slug }
      : found.kind === 'group'
        ? { mainCategory: found.group.slug }
        : {};
  const isIndexed =
    !hasNothing && found.kind !== 'unknown' && freeTexts.every((key) => search[key].length === 0);
  return {
    name: listingsTitle({ ...search, ...noTexts }, tree),
    path: isIndexed ? searchPagePath({ ...own, page: search.page }) : null,
  };
}
