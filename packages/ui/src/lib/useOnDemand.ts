import { useCallback, useState } from 'react';

/** A part of a component that lies in a chunk of its own. */
export interface OnDemand<Part> {
  /** The part, once it has been fetched. `null` before, `false` when it did not come. */
  part: Part | null | false;
  /** Fetches it, ahead of time or when it is asked for. Answers whether it is there; the next call tries again. */
  fetch: () => Promise<boolean>;
}

/**
 * For what opens only when someone asks, such as a menu: no one else loads it.
 *
 * @param load Imports the chunk and takes the part out of it. The same function in every render.
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
