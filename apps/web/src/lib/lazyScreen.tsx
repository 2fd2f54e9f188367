import { type ComponentType, use, useState } from 'react';

import { chunkFailed } from './chunkFailed.ts';

/** A screen in a separate chunk. */
export interface LazyScreen {
  (): React.ReactNode;
  /** Loads the chunk; afterwards the screen renders without suspending. */
  preload: () => Promise<void>;
  /** Its file below `src/`, as in `render-assets.json`, for the server's preload links. */
  source: string;
}

/** Imports the file of a screen. */
export type LoadScreen<Name extends string> = () => Promise<Record<`${Name}Screen`, ComponentType>>;

/** A screen's chunk failed to load: offline, or a newer version replaced it. */
export class ScreenNotLoaded extends Error {
  override name = 'ScreenNotLoaded';
}

/** How long a failed chunk isn't requested again. */
const failureStandsMs = 1000;

/**
 * Like `React.lazy`, with `preload`: the server and hydration wait for the chunk, so that the page is
 * complete, and links can prefetch it.
 *
 * @param name the folder below `screens/`: `Home` is `HomeScreen` in `screens/Home/HomeScreen.tsx`
 * @param load imports that file
 */
export function lazyScreen<Name extends string>(name: Name, load: LoadScreen<Name>): LazyScreen {
  let pending: Promise<ComponentType> | undefined;
  // A loaded screen renders directly: `use` would suspend for a moment, and tests would wait.
  let loaded: ComponentType | undefined;

  const preload = (): Promise<ComponentType> => {
    if (pending !== undefined) return pending;
    const started = load().then(
      (chunk) => (loaded = chunk[`${name}Screen`]),
      async (cause: unknown) => {
        await chunkFailed();
        throw new ScreenNotLoaded('The screen did not load', { cause });
      },
    );
    // A later attempt loads again, and one with the connection back. Not the next render: React renders a failed
    // component once more before it gives up.
    started.catch(() => {
      const forget = () => (pending = undefined);
      setTimeout(forget, failureStandsMs);
      window.addEventListener('online', forget, { once: true });
    });
    return (pending = started);
  };

  function Waiting() {
    const Loaded = use(preload());
    return <Loaded />;
  }

  function Screen() {
    // Fixed on the first render: a screen that loads while waiting must not remount.
    const [Shown] = useState(() => loaded ?? Waiting);
    return <Shown />;
  }
  return Object.assign(Screen, {
    preload: async () => void (await preload()),
    source: `screens/${name}/${name}Screen.tsx`,
  });
}
