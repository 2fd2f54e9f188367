import { useSyncExternalStore } from 'react';

// One connection serves the whole tab, so whether it stands is a fact of the tab.
let isLive = false;
const listeners = new Set<() => void>();

/** Says whether news of messages come by themselves. */
export function setLive(value: boolean): void {
  if (value === isLive) return;
  isLive = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether news of messages come by themselves; else whoever shows messages has to ask now and then. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLive,
    () => false,
  );
}
