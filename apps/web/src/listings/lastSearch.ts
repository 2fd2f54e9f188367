import { defaultSearch, type ListingsSearch, parseSearch } from '@porchlight/domain';
import { useSyncExternalStore } from 'react';

import { paths } from '../lib/paths.ts';
import { tryOrUndefined } from '../lib/tryOrUndefined.ts';

let last: ListingsSearch | undefined;

/** Notes which results are looked at, for as long as the page lives. */
export function noteSearch(search: ListingsSearch): void {
  last = search;
}

/** What a listing that opened in a tab of its own was found by. */
function searchBefore(): ListingsSearch {
  const from = tryOrUndefined(() => new URL(document.referrer));
  return from?.origin === location.origin && from.pathname === paths.listings.path
    ? parseSearch(from.searchParams)
    : defaultSearch;
}

const never = (): (() => void) => () => undefined;
const read = (): ListingsSearch => (last ??= searchBefore());
const unknown = (): ListingsSearch => defaultSearch;

/** The results that someone comes from; everything, where they come from none. A page from the server knows of none. */
export const useLastSearch = (): ListingsSearch => useSyncExternalStore(never, read, unknown);
