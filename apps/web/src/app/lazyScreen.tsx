import { type ComponentType, use } from 'react';

/** A screen in a chunk of its own. */
export interface LazyScreen {
  (): React.ReactNode;
  /** Fetches the chunk; once it is there the screen renders without a pause. */
  preload: () => Promise<void>;
}

/** A promise as React tracks it. */
type Settling = Promise<ComponentType> & { status?: 'fulfilled'; value?: ComponentType };

/**
 * Like `React.lazy`, with `preload`: the server and the first paint in the browser wait for the chunk before they
 * render, so that the page arrives whole, and links can fetch it ahead of the click.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let pending: Settling | undefined;

  const preload = (): Settling => {
    if (pending !== undefined) return pending;
    const started: Settling = load().then(
      (component) => {
        // React's own marks on a promise: with them `use` returns at once instead of suspending for a moment.
        started.status = 'fulfilled';
        started.value = component;
        return component;
      },
      (error: unknown) => {
        // The next attempt asks again.
        pending = undefined;
        throw error;
      },
    );
    pending = started;
    return started;
  };

  function Screen() {
    const waiting: Promise<ComponentType> = preload();
    const Loaded = use(waiting);
    return <Loaded />;
  }
  return Object.assign(Screen, { preload: async () => void (await preload()) });
}
