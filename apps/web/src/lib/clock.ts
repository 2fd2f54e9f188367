import { createContext, use, useSyncExternalStore } from 'react';

import { usePorts } from './ports.ts';

const minute = 60_000;

const RenderedAtContext = createContext<number | null>(null);

/** When the server rendered the page, so that hydration shows the same time. */
export const RenderedAtProvider = RenderedAtContext.Provider;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Rerenders every component that shows the time. */
export function tellTime(): void {
  for (const each of listeners) each();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tellTime, minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const toMinute = (time: number): number => Math.floor(time / minute) * minute;

/** The current minute, in ms since 1970. Rerenders every minute. */
export function useNow(): number {
  const { now } = usePorts();
  const renderedAt = use(RenderedAtContext);
  return useSyncExternalStore(
    subscribe,
    () => toMinute(now()),
    () => toMinute(renderedAt ?? now()),
  );
}
