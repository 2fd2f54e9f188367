import { type ComponentType, use } from 'react';

/** A screen in a chunk of its own. */
export interface LazyScreen {
  (): React.ReactNode;
  /** Fetches the chunk; once it is there the screen renders without a pause. */
  preload: () => Promise<void>;
}

/**
 * Like `React.lazy`, with `preload`: the server and the first paint in the browser wait for the chunk before they
 * render, so that the page arrives whole, and links can fetch it ahead of the click.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let Loaded: ComponentType | undefined;
  let pending: Promise<void> | undefined;

  const preload = (): Promise<void> => {
    pending ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        // The next attempt asks again.
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };

  function Screen() {
    if (Loaded === undefined) {
      use(preload());
      return null;
    }
    return <Loaded />;
  }
  return Object.assign(Screen, { preload });
}
