import { useEffect, useSyncExternalStore } from 'react';

// One connection serves the whole tab, so whether it stands is a fact of the tab.
let isLive = false;
const listeners = new Set<() => void>();

/** Says whether message events arrive. */
export function setLive(value: boolean): void {
  if (value === isLive) return;
  isLive = value;
  for (const listener of listeners) listener();
}

/** Whether anyone can see the tab. */
export const isInSight = (): boolean => document.visibilityState !== 'hidden';

/** Waits until someone can see the tab. Rejects when aborted. */
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

/** No events arrive, and someone is there to see what is new. */
const mustAsk = (): boolean => !isLive && isInSight();

/**
 * Asks now and then, for as long as no events arrive; a hidden tab has no timer. Not SWR's own interval,
 * which ends with the first answer that fails.
 *
 * @param ask Stays the same between renders.
 * @param ms How often.
 */
export function usePoll(ask: () => void, ms: number): void {
  const isAsking = useSyncExternalStore(subscribe, mustAsk, () => false);
  useEffect(() => {
    if (!isAsking) return undefined;
    const timer = setInterval(ask, ms);
    return () => clearInterval(timer);
  }, [ask, isAsking, ms]);
}
