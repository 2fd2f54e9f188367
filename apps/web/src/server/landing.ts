import { type Category, type ListingsSearch, searchCategory, searchPagePath } from '@porchlight/domain';

import { listingsTitle } from '../screens/Listings/listingsTitle.ts';

/** A listings page as search engines and link previews see it: without free text from its address. */
export interface Landing {
  /** The title. */
  name: string;
  /** The canonical address, `null` for a page that must not be indexed. */
  path: string | null;
}

/** Search fields with free text, rather than a number or one of a few choices. */
type FreeText = {
  [Name in keyof ListingsSearch]: string extends ListingsSearch[Name]
    ? Name
    : ListingsSearch[Name] extends readonly string[]
      ? Name
      : never;
}[keyof ListingsSearch];

/** All of them empty, except categories, which are validated. */
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
 * Only a known category, or none, is indexed, whatever filters, sort order and page are chosen.
 *
 * @param hasNothing whether the search has no results
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
