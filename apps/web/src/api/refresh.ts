import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { privateKey } from './resource.ts';

/** Cache keys of responses with listings, public and private: lists, category counts, favorites. */
const showsListings = (key: unknown): boolean =>
  typeof key === 'string' && /(^|@[^/]*)\/(user\/)?(listings|categories|favorites)/.test(key);

/** Refreshes everything that shows listings, after one has changed. */
export function useRefreshListings(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(() => mutate(showsListings), [mutate]);
}

/** Refreshes conversations, messages and the unread count, after a message was received, read or deleted. */
export function useRefreshMessages(userId: string): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    const prefix = privateKey(userId, '/messages');
    void mutate((key) => typeof key === 'string' && key.startsWith(prefix));
  }, [mutate, userId]);
}
