import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser knows that it is offline. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

/**
 * Whether a call failed because the browser is offline. When the connection is back this stays true for the same
 * error, which is about to be replaced: a general error would only flash up.
 */
export function useFailedOffline(error: unknown): boolean {
  const isOffline = useIsOffline();
  const [met, setMet] = useState<{ error: unknown }>();
  if (isOffline && met?.error !== error) setMet({ error });
  return isOffline || met?.error === error;
}

/** Calls `onBack` when the connection is back. Resources need no help: SWR requests them again by itself. */
export function useBackOnline(onBack: () => void): void {
  const isOffline = useIsOffline();
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) onBack();
    wasOffline.current = isOffline;
  });
}
