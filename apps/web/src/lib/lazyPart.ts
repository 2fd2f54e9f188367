import { type ComponentType, lazy } from 'react';

import { chunkFailed } from './chunkFailed.ts';

const Nothing = () => null;

/**
 * Like `React.lazy`, for optional parts: a chunk that fails to load leaves the page as it is, until it is
 * reloaded.
 *
 * @param load imports the chunk and returns the component
 * @param Instead rendered when the chunk fails to load; default: nothing
 */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
) =>
  lazy(() =>
    load()
      .catch(() => chunkFailed().then(() => Instead))
      .then((part) => ({ default: part })),
  );
