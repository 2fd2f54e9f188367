import { type ComponentType, use, useState } from 'react';

import { chunkFailed } from './chunkFailed.ts';

/** A screen in a chunk of its own. */
export interface LazyScreen {
  (): React.ReactNode;
  /** Fetches the chunk; once it is there the screen renders without a pause. */
  preload: () => Promise<void>;
  /** Its file below `src/`, as `render-assets.json` names it: the server links to what it needs. */
  source: string;
}

/** A screen's chunk did not arrive: the network is gone, or the chunk is, after a newer version took its place. */
export class ScreenNotLoaded extends Error {
  override name = 'ScreenNotLoaded';
}

/** How long a chunk that did not come is not asked for again. */
const failureStandsMs = 1000;

/**
 * Like `React.lazy`, with `preload`: the server and the first paint in the browser wait for the chunk before they
 * render, so that the page arrives whole, and links can fetch it ahead of the click.
 *
 * @param name Its folder below `screens/`: `Home` is `HomeScreen` of `screens/Home/HomeScreen.tsx`.
 * @param load Imports that file.
 */
export function lazyScreen<Name extends string>(
  name: Name,
  load: () => Promise<Record<`${Name}Screen`, ComponentType>>,
): LazyScreen {
  let pending: Promise<ComponentType> | undefined;
  // What is there is rendered as it is: `use` suspends for a moment, and lets tests believe that something is awaited.
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
    // A later attempt asks again. Not the next render: React renders what failed once more before it gives up.
    started.catch(() => setTimeout(() => (pending = undefined), failureStandsMs));
    return (pending = started);
  };

  function Waiting() {
    const Loaded = use(preload());
    return <Loaded />;
  }

  function Screen() {
    // Once and for all: what came while it was waited for stays where it is.
    const [Shown] = useState(() => loaded ?? Waiting);
    return <Shown />;
  }
  return Object.assign(Screen, {
    preload: async () => void (await preload()),
    source: `screens/${name}/${name}Screen.tsx`,
  });
}
