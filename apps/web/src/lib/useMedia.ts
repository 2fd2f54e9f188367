import { useCallback, useSyncExternalStore } from 'react';

const onServer = (): boolean => false;

/** Whether a media query of the kit matches, now and after changes. False on the server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, onServer);
}
