import type { SWRResponse } from 'swr';

import type { ApiError } from './errors.ts';
import { privateKey, type Resource, useResource } from './resource.ts';

// Apart from the other calls about messages: every page's header asks this one.

/** How many messages wait to be read. */
export function unreadCount(userId: string): Resource<number> {
  const path = '/messages/unread-count';
  return {
    key: privateKey(userId, path),
    fetch: async (api) => (await api.read(path, 'unreadCount')).unread_count,
  };
}

/** The number of unread messages; `null` asks nothing. */
export function useUnreadCount(userId: string | null): SWRResponse<number, ApiError> {
  return useResource(userId === null ? null : unreadCount(userId));
}
