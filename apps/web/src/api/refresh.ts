import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { privateKey } from './resource.ts';

/** Answers that show listings, public and private: lists, counts by category, what people saved. */
const showsListings = (key: unknown): boolean =>
  typeof key === 'string' && /(^|@[^/]*)\/(user\/)?(listings|categories|favorites)/.test(key);

/** After a listing has changed: everything that shows listings asks again. */
export function useRefreshListings(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(() => mutate(showsListings), [mutate]);
}

/** After a message has come, gone or been read: lists, conversations and the number of unread ones ask again. */
export function useRefreshMessages(userId: string): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    const prefix = privateKey(userId, '/messages');
    void mutate((key) => typeof key === 'string' && key.startsWith(prefix));
  }, [mutate, userId]);
}
