import type { SWRResponse } from 'swr';

import type { ApiError } from './errors.ts';
import { privateKey, type Resource, useResource } from './resource.ts';

// Separate from other message calls, because every page's header needs it.

/** The number of unread messages. */
export function unreadCount(userId: string): Resource<number> {
  const path = '/messages/unread-count';
  return {
    key: privateKey(userId, path),
    fetch: async (api) => (await api.read(path, 'unreadCount')).unread_count,
  };
}

/** The number of unread messages; `null` requests nothing. */
export function useUnreadCount(userId: string | null): SWRResponse<number, ApiError> {
  return useResource(userId === null ? null : unreadCount(userId));
}
