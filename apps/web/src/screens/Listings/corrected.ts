import { type Category, type ListingsAnswer, type ListingsSearch, searchCategory } from '@porchlight/domain';

/** The address with whatever a link got wrong put right; the same object when nothing was. */
export function corrected(
  search: ListingsSearch,
  tree: readonly Category[],
  answer: ListingsAnswer | undefined,
): ListingsSearch {
  let next = search;
  const found = searchCategory(search, tree);
  // Breadcrumbs link by id: the address then learns the slug.
  if (found.kind === 'sub' && search.category !== found.sub.slug)
    next = { ...next, category: found.sub.slug };
  if (found.kind === 'group' && search.category === '' && search.mainCategory !== found.group.slug)
    next = { ...next, mainCategory: found.group.slug };
  const pages = answer?.pagination.total_pages ?? 0;
  if (pages > 0 && search.page > pages) next = { ...next, page: pages };
  return next;
}
