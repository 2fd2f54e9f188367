import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';

import { privateKey } from '../api/index.ts';
import { useUserId } from '../session/index.ts';

/**
 * Drops a user's cached responses when they sign out, so that Back shows nothing private to the next user.
 */
export function PrivateCacheGuard() {
  const userId = useUserId();
  const { mutate } = useSWRConfig();
  const previous = useRef(userId);
  useEffect(() => {
    if (previous.current === userId) return;
    const left = previous.current;
    previous.current = userId;
    if (left === null) return;
    const isTheirs = (key: unknown): boolean =>
      typeof key === 'string' && key.startsWith(privateKey(left, '/'));
    void mutate(isTheirs, undefined, { revalidate: false });
  }, [userId, mutate]);
  return null;
}
