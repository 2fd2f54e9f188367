import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { privateKey } from '../api/index.ts';

/** Makes everything that shows the person's messages ask again: lists, threads, the number of unread ones. */
export function useRefreshMessages(userId: string): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    const prefix = privateKey(userId, '/messages');
    void mutate((key) => typeof key === 'string' && key.startsWith(prefix));
  }, [mutate, userId]);
}
