import { defaultSearch, type ListingsSearch, parseSearch } from '@porchlight/domain';
import { useSyncExternalStore } from 'react';

import { paths } from '../lib/paths.ts';
import { tryOrUndefined } from '../lib/tryOrUndefined.ts';
import { unchanging } from '../lib/unchanging.ts';

let last: ListingsSearch | undefined;

/** Records the current search, for as long as the page lives. */
export function noteSearch(search: ListingsSearch): void {
  last = search;
}

/** The search of the referring page, for a listing opened in a new tab. */
function searchBefore(): ListingsSearch {
  const from = tryOrUndefined(() => new URL(document.referrer));
  return from?.origin === location.origin && from.pathname === paths.listings.path
    ? parseSearch(from.searchParams)
    : defaultSearch;
}

const read = (): ListingsSearch => (last ??= searchBefore());
const unknown = (): ListingsSearch => defaultSearch;

/** The last search, or the default one. The server has none. */
export const useLastSearch = (): ListingsSearch => useSyncExternalStore(unchanging, read, unknown);
