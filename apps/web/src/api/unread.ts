import type { UnreadCountAnswer } from '@porchlight/domain';
import type { SWRResponse } from 'swr';

import { retried } from './client.ts';
import type { ApiError } from './errors.ts';
import { privateKey, type Resource, useResource } from './resource.ts';

// Apart from the other calls about messages: every page's header asks this one.

type Answer = Partial<UnreadCountAnswer> & { data?: UnreadCountAnswer };

/** How many messages wait to be read. Takes the number from `data`, or from the top of the answer. */
export function unreadCount(userId: string): Resource<number> {
  const path = '/messages/unread-count';
  return {
    key: privateKey(userId, path),
    fetch: async (api) => {
      const body = await retried(() => api.raw<Answer>('GET', path));
      return body.data?.unread_count ?? body.unread_count ?? 0;
    },
  };
}

/** The number of unread messages; `null` asks nothing. */
export function useUnreadCount(userId: string | null): SWRResponse<number, ApiError> {
  return useResource(userId === null ? null : unreadCount(userId));
}
