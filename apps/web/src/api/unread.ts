import type { UnreadCountAnswer } from '@porchlight/domain';
import type { SWRConfiguration, SWRResponse } from 'swr';

import type { ApiError } from './errors.ts';
import { privateKey, type Resource, retriedRaw, useResource } from './resource.ts';

// Apart from the other calls about messages: every page's header asks this one.

/** How many messages wait to be read. Takes the number from `data`, or from the top of the answer. */
export function unreadCount(userId: string): Resource<number> {
  const path = '/messages/unread-count';
  return {
    key: privateKey(userId, path),
    fetch: async (api) => {
      const body = await retriedRaw<Partial<UnreadCountAnswer> & { data?: UnreadCountAnswer }>(api, path);
      return body.data?.unread_count ?? body.unread_count ?? 0;
    },
  };
}

/** The number of unread messages; `null` asks nothing. */
export function useUnreadCount(
  userId: string | null,
  options?: SWRConfiguration<number, ApiError>,
): SWRResponse<number, ApiError> {
  return useResource(userId === null ? null : unreadCount(userId), options);
}
