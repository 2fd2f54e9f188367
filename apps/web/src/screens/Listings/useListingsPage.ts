import {
  type Category,
  changeSearch,
  isPriceRangeInvalid,
  type ListingsAnswer,
  type ListingsSearch,
  parseSearch,
} from '@porchlight/domain';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { listings, useCameWithPage, useCategories, useListings } from '../../api/index.ts';
import { paths } from '../../lib/paths.ts';
import { corrected } from './corrected.ts';
import { listingsQuery } from './query.ts';

/** What the listings page shows of its results. */
export type Results =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'empty' }
  | { kind: 'list'; answer: ListingsAnswer; isRefreshing: boolean };

export interface ListingsPage {
  search: ListingsSearch;
  categories: readonly Category[];
  hasCategoriesFailed: boolean;
  results: Results;
  /** Asks for them once more. */
  retry: () => void;
  /** Changes the address. Typed filters replace it, so that Back is not a walk through every word. */
  change: (change: Partial<ListingsSearch>, how?: 'push' | 'replace') => void;
  /** The address after a change, for links. */
  hrefOf: (change: Partial<ListingsSearch>) => string;
}

/** The listings page without its looks: the address is the truth, everything else follows from it. */
export function useListingsPage(): ListingsPage {
  const location = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => parseSearch(new URLSearchParams(location.search)), [location.search]);

  const tree = useCategories();
  const categories = useMemo(() => tree.data ?? [], [tree.data]);
  const isTreeKnown = tree.data !== undefined || tree.error !== undefined;
  const asked = isTreeKnown ? listingsQuery(search, categories) : null;
  /** What first pages began with: later ones go on from there, and repeat nothing when something is posted. */
  const [anchors] = useState(() => new Map<string, string | undefined>());
  const list = JSON.stringify({ ...asked, page: 1 });
  const isFirst = asked?.page === 1;
  const query = asked === null || isFirst ? asked : { ...asked, anchor: anchors.get(list) ?? '' };
  const { data: answer, error, isLoading: isAsking, mutate } = useListings(query, { keepPreviousData: true });
  const isLoading = !useCameWithPage(query === null ? null : listings(query)) && isAsking;

  const fixed = isTreeKnown ? corrected(search, categories, isLoading ? undefined : answer) : search;
  useEffect(() => {
    if (fixed !== search) void navigate(paths.listings.href(fixed), { replace: true });
  });

  useEffect(() => {
    if (isFirst && !isLoading) anchors.set(list, answer?.pagination.anchor);
  });

  let results: Results = { kind: 'loading' };
  if (isTreeKnown && query === null) results = { kind: 'empty' };
  else if (error !== undefined) results = { kind: 'failed', error };
  else if (answer !== undefined && query !== null)
    results =
      answer.listings.length === 0 && !isLoading && fixed === search
        ? { kind: 'empty' }
        : { kind: 'list', answer, isRefreshing: isLoading || fixed !== search };

  const hrefOf = (change: Partial<ListingsSearch>): string =>
    paths.listings.href(changeSearch(search, change));
  return {
    search,
    categories,
    hasCategoriesFailed: tree.error !== undefined,
    results: isPriceRangeInvalid(search) ? { kind: 'empty' } : results,
    retry: () => void mutate(),
    hrefOf,
    change: (change, how = 'push') => void navigate(hrefOf(change), { replace: how === 'replace' }),
  };
}
