import { useEffect } from 'react';

import { useApi } from '../api/index.ts';
import { useSession } from '../session/index.ts';
import { listen } from './listen.ts';
import { setLive } from './live.ts';
import { useRefreshMessages } from './useRefreshMessages.ts';

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('aborted', 'AbortError'));
    });
  });

/** Listens for news of the person's messages while the tab is in sight; a hidden one costs nothing. Renders nothing. */
export function NewsListener({ userId }: { userId: string }) {
  const { origin } = useApi();
  const session = useSession();
  const onNews = useRefreshMessages(userId);

  useEffect(() => {
    let connection: AbortController | undefined;

    const connect = (): void => {
      if (connection !== undefined || document.visibilityState === 'hidden') return;
      connection = new AbortController();
      const { signal } = connection;
      void listen({ origin, session, onNews, onLiveChange: setLive, signal, wait, random: Math.random });
    };
    const disconnect = (): void => {
      connection?.abort();
      connection = undefined;
      setLive(false);
    };
    const follow = (): void => (document.visibilityState === 'hidden' ? disconnect() : connect());

    connect();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('online', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('online', follow);
      disconnect();
    };
  }, [onNews, origin, session]);

  return null;
}
