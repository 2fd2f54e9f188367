import { useEffect, useSyncExternalStore } from 'react';

// The tab has one connection, so its state is global to the tab.
let isLive = false;
const listeners = new Set<() => void>();

/** Sets whether message events arrive. */
export function setLive(value: boolean): void {
  if (value === isLive) return;
  isLive = value;
  for (const listener of listeners) listener();
}

/** Whether the tab is visible. */
export const isInSight = (): boolean => document.visibilityState !== 'hidden';

/** Waits until the tab is visible. Rejects when aborted. */
export async function whenInSight(signal: AbortSignal): Promise<void> {
  const done = new AbortController();
  try {
    await new Promise<void>((resolve, reject) => {
      const look = (): void => {
        if (isInSight()) resolve();
      };
      document.addEventListener('visibilitychange', look, { signal: done.signal });
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')), {
        signal: done.signal,
      });
      look();
    });
  } finally {
    done.abort();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Whether to poll: no events arrive, and the tab is visible. */
const mustAsk = (): boolean => !isLive && isInSight();

/**
 * Polls while no events arrive and the tab is visible. SWR's own interval would end with the first failure.
 *
 * @param ask must be stable between renders
 * @param ms the interval
 */
export function usePoll(ask: () => void, ms: number): void {
  const isAsking = useSyncExternalStore(subscribe, mustAsk, () => false);
  useEffect(() => {
    if (!isAsking) return undefined;
    const timer = setInterval(ask, ms);
    return () => clearInterval(timer);
  }, [ask, isAsking, ms]);
}
