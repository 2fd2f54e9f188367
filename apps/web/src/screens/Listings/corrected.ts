import { type Category, type ListingsAnswer, type ListingsSearch, searchCategory } from '@porchlight/domain';

/** The search with errors of its address corrected; the same object when there are none. */
export function corrected(
  search: ListingsSearch,
  tree: readonly Category[],
  answer: ListingsAnswer | undefined,
): ListingsSearch {
  let next = search;
  const found = searchCategory(search, tree);
  // Breadcrumbs link by id: the address then gets the slug.
  if (found.kind === 'sub' && search.category !== found.sub.slug)
    next = { ...next, category: found.sub.slug };
  if (found.kind === 'group' && search.category === '' && search.mainCategory !== found.group.slug)
    next = { ...next, mainCategory: found.group.slug };
  const pages = answer?.pagination.total_pages ?? 0;
  if (pages > 0 && search.page > pages) next = { ...next, page: pages };
  return next;
}
