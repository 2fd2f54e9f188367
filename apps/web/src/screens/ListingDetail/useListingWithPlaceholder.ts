import { type Listing, sameId } from '@porchlight/domain';
import { useState } from 'react';
import { type SWRResponse, useSWRConfig } from 'swr';

import { type ApiError, listing, useResource } from '../../api/index.ts';

type Lists = Listing[] | { listings?: Listing[] } | undefined;

/** A listing, with the copy from a cached list as placeholder data. Requested as usual. */
export function useListingWithPlaceholder(id: string): SWRResponse<Listing, ApiError> {
  const { cache } = useSWRConfig();
  const [listed] = useState(() => {
    for (const key of cache.keys()) {
      if (!/listings|favorites/.test(key)) continue;
      const answer = cache.get(key)?.data as Lists;
      const rows = Array.isArray(answer) ? answer : answer?.listings;
      const found = rows?.find((row) => sameId(row.id, id));
      if (found !== undefined) return found;
    }
    return undefined;
  });
  return useResource(listing(id), listed && { fallbackData: listed });
}
