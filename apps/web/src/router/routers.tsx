import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';

import { addressOf, firstLocation, type Location, type NavigationType, resolveLocation } from './location.ts';
import { type NavigateFunction, RouterProvider } from './RouterContext.ts';

interface Entry {
  location: Location;
  navigationType: NavigationType;
}

/** What the app keeps with an entry of the browser's history. */
interface Kept {
  key?: string;
  state?: unknown;
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** The browser's current entry. Its state may have been written by anyone, so it is taken for unknown. */
function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const kept = (window.history.state ?? {}) as Kept;
  const key = typeof kept.key === 'string' ? kept.key : 'default';
  return { pathname, search, hash, state: kept.state ?? null, key };
}

/** The app's place in the browser's own history. Renders no element. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [entry, setEntry] = useState<Entry>(() => ({ location: currentLocation(), navigationType: 'POP' }));
  // In a transition: the old page stays until the next one can be shown.
  const [show] = useState(() => (next: Entry) => startTransition(() => setEntry(next)));

  useLayoutEffect(() => {
    const onPop = (): void => show({ location: currentLocation(), navigationType: 'POP' });
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [show]);

  const [navigate] = useState((): NavigateFunction => (to, { replace = false, state = null } = {}) => {
    if (typeof to === 'number') {
      window.history.go(to);
      return;
    }
    const location = resolveLocation(to, currentLocation(), state, newKey());
    const kept: Kept = { key: location.key, state };
    if (replace) window.history.replaceState(kept, '', addressOf(location));
    else window.history.pushState(kept, '', addressOf(location));
    show({ location, navigationType: replace ? 'REPLACE' : 'PUSH' });
  });

  const router = useMemo(() => ({ ...entry, navigate }), [entry, navigate]);
  return <RouterProvider value={router}>{children}</RouterProvider>;
}

interface Memory extends Entry {
  entries: readonly Location[];
  index: number;
}

function visit(memory: Memory, to: string, replace: boolean, state: unknown): Memory {
  const location = resolveLocation(to, memory.location, state, newKey());
  const kept = memory.entries.slice(0, replace ? memory.index : memory.index + 1);
  return {
    location,
    navigationType: replace ? 'REPLACE' : 'PUSH',
    entries: [...kept, location],
    index: kept.length,
  };
}

function travel(memory: Memory, by: number): Memory {
  const index = memory.index + by;
  const location = memory.entries[index];
  return location === undefined ? memory : { ...memory, location, navigationType: 'POP', index };
}

/** A history of its own, for stories and tests. Renders no element. */
export function MemoryRouter({ address = '/', children }: { address?: string; children: ReactNode }) {
  const [memory, setMemory] = useState<Memory>(() => {
    const location = firstLocation(address);
    return { location, navigationType: 'POP', entries: [location], index: 0 };
  });
  const [navigate] = useState((): NavigateFunction => (to, { replace = false, state = null } = {}) => {
    startTransition(() =>
      setMemory((before) =>
        typeof to === 'number' ? travel(before, to) : visit(before, to, replace, state),
      ),
    );
  });
  const router = useMemo(() => ({ ...memory, navigate }), [memory, navigate]);
  return <RouterProvider value={router}>{children}</RouterProvider>;
}

/** One address that never changes, for the server. Renders no element. */
export function StaticRouter({ address, children }: { address: string; children: ReactNode }) {
  const [router] = useState(() => ({
    location: firstLocation(address),
    navigationType: 'POP' as const,
    navigate: () => undefined,
  }));
  return <RouterProvider value={router}>{children}</RouterProvider>;
}
