import { useCallback, useState } from 'react';

/** A part of a component in its own chunk. */
export interface OnDemand<Part> {
  /** The loaded part. `null` before, `false` when loading failed. */
  part: Part | null | false;
  /** Loads it, in advance or on demand. Resolves to whether it is loaded; the next call retries a failure. */
  fetch: () => Promise<boolean>;
}

/**
 * For parts that open on demand, such as a menu: users who don't open them don't load them.
 *
 * @param load Imports the chunk and returns its part. Must be the same function in every render.
 */
export function useOnDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  const [part, setPart] = useState<Part | null | false>(null);
  const fetch = useCallback(
    () =>
      load().then(
        (loaded) => {
          setPart(() => loaded);
          return true;
        },
        () => {
          setPart(false);
          return false;
        },
      ),
    [load],
  );
  return { part, fetch };
}
