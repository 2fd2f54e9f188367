import type { SWRResponse } from 'swr';

import type { ApiError } from './errors.ts';
import { privateKey, type Resource, useResource } from './resource.ts';

function openOffers(userId: string): Resource<number> {
  const path = '/messages/open-offers';
  return {
    key: privateKey(userId, path),
    fetch: async (api) => (await api.read(path, 'openOffers')).open_offers,
  };
}

/** The number of offers that wait for the user's answer; `null` requests nothing. */
export function useOpenOffers(userId: string | null): SWRResponse<number, ApiError> {
  return useResource(userId === null ? null : openOffers(userId));
}
