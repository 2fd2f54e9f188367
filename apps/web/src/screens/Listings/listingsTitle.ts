import { type Category, type ListingsSearch, searchCategory, texts } from '@porchlight/domain';

/**
 * What a search is called in the browser's tab and by search engines: its words, then its category or all listings.
 *
 * @param hasNothing Words that find nothing may be anybody's, put into a link: the title does not repeat them.
 */
export function listingsTitle(search: ListingsSearch, tree: readonly Category[], hasNothing = false): string {
  const found = searchCategory(search, tree);
  let place: string = texts.listings.title;
  if (found.kind === 'sub') place = found.sub.name;
  else if (found.kind === 'group') place = found.group.name;
  return search.query === '' || hasNothing ? place : `${search.query} · ${place}`;
}
