import { limits } from '@porchlight/domain';
import { useEffect } from 'react';

import { useApi, useRefreshMessages } from '../api/index.ts';
import { useSession } from '../session/index.ts';
import { throttle } from '../lib/throttle.ts';
import { wait } from '../lib/wait.ts';
import { subscribeToMessageEvents } from './subscribeToMessageEvents.ts';
import { isInSight, setLive, usePoll } from './polling.ts';

/** Minimum time between refreshes in ms, however many events arrive. */
const refreshInterval = 1_000;

/** Subscribes to the user's message events while the tab is visible. Renders nothing. */
export function MessageEventsListener({ userId }: { userId: string }) {
  const { origin } = useApi();
  const session = useSession();
  const refresh = useRefreshMessages(userId);
  usePoll(refresh, limits.unreadPollMs);

  useEffect(() => {
    const refreshSoon = throttle(refresh, refreshInterval);
    let connection: AbortController | undefined;
    let hasStream = true;

    const connect = async (): Promise<void> => {
      if (connection !== undefined || !isInSight()) return;
      if (!hasStream) return refreshSoon.call();
      const mine = new AbortController();
      connection = mine;
      const { signal } = mine;
      await subscribeToMessageEvents({
        origin,
        session,
        onEvent: refreshSoon.call,
        // A closed connection reports its end after the next one has started.
        onLiveChange: (isLive) => {
          if (!signal.aborted) setLive(isLive);
        },
        signal,
        wait,
        random: Math.random,
      });
      if (!signal.aborted) {
        hasStream = false;
        connection = undefined;
      }
    };
    const disconnect = (): void => {
      connection?.abort();
      connection = undefined;
      refreshSoon.cancel();
      setLive(false);
    };
    const follow = (): void => {
      if (isInSight()) void connect();
      else disconnect();
    };
    // Coming back online, an old connection may be dead without knowing it, or waiting for a retry.
    const restart = (): void => {
      disconnect();
      void connect();
    };

    follow();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('online', restart);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('online', restart);
      disconnect();
    };
  }, [refresh, origin, session]);
  return null;
}
