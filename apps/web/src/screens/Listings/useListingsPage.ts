import {
  type Category,
  changeSearch,
  isPriceRangeInvalid,
  type ListingsAnswer,
  type ListingsSearch,
  parseSearch,
  type SellerName,
} from '@porchlight/domain';
import { startTransition, useEffect, useMemo, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { searchListings, useCategories, useKnown, useResource } from '../../api/index.ts';
import { paths } from '../../lib/paths.ts';
import { corrected } from './corrected.ts';

/** The state of the results. */
export type Results =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'empty' }
  | { kind: 'list'; answer: ListingsAnswer; isRefreshing: boolean };

export interface ListingsPage {
  search: ListingsSearch;
  /** The last choice, before the address has followed, so that a checkbox reacts at once. */
  chosen: ListingsSearch;
  categories: readonly Category[];
  hasCategoriesFailed: boolean;
  results: Results;
  /** The known excluded sellers. */
  sellers: readonly SellerName[];
  /** Requests the results again. */
  retry: () => void;
  /** Changes the address. Typed filters replace it, so that Back skips them. */
  change: (change: Partial<ListingsSearch>, how?: 'push' | 'replace') => void;
  /** The address after a change, for links. */
  hrefOf: (change: Partial<ListingsSearch>) => string;
}

/** The logic of the listings page: all its state follows from the address. */
export function useListingsPage(): ListingsPage {
  const location = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => parseSearch(new URLSearchParams(location.search)), [location.search]);
  const [chosen, choose] = useOptimistic(search);
  const correctedFrom = useRef<typeof search>(undefined);

  const tree = useCategories();
  const categories = useMemo(() => tree.data ?? [], [tree.data]);
  const isTreeKnown = tree.data !== undefined || tree.error !== undefined;
  const known = useKnown();
  const asked = useMemo(
    () => (isTreeKnown ? searchListings(search, categories, known) : null),
    [isTreeKnown, search, categories, known],
  );
  const { data: answer, error, isLoading: isAsking, mutate } = useResource(asked, { keepPreviousData: true });
  // SWR counts embedded data as loading until its first look at it; the page must not.
  const isLoading = isAsking && asked !== null && known(asked) === undefined;

  let fixed = isTreeKnown ? corrected(search, categories, isLoading ? undefined : answer) : search;
  // A cursor of another list, or an invalid one: show the list from its beginning.
  if (search.cursor && error?.status === 422) fixed = { ...search, cursor: '' };
  useEffect(() => {
    // Only once: a second time would undo a choice made since.
    if (fixed === search || correctedFrom.current === search) return;
    correctedFrom.current = search;
    void navigate(paths.listings.href(fixed), { replace: true });
  });

  let results: Results = { kind: 'loading' };
  if (isTreeKnown && asked === null) results = { kind: 'empty' };
  else if (error !== undefined) results = { kind: 'failed', error };
  else if (answer !== undefined && asked !== null)
    results =
      answer.listings.length === 0 && !isLoading && fixed === search
        ? { kind: 'empty' }
        : { kind: 'list', answer, isRefreshing: isLoading || fixed !== search };

  const hrefOf = (change: Partial<ListingsSearch>): string =>
    paths.listings.href(changeSearch(search, change));
  return {
    search,
    chosen,
    categories,
    hasCategoriesFailed: tree.error !== undefined,
    sellers: answer?.without_sellers ?? [],
    results: isPriceRangeInvalid(search) ? { kind: 'empty' } : results,
    retry: () => void mutate(),
    hrefOf,
    change: (change, how = 'push') =>
      startTransition(() => {
        const next = changeSearch(chosen, change);
        choose(next);
        void navigate(paths.listings.href(next), { replace: how === 'replace' });
      }),
  };
}
