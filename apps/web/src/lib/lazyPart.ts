import { type ComponentType, lazy } from 'react';

import { chunkFailed } from './chunkFailed.ts';

const Nothing = () => null;

/**
 * Like `React.lazy`, for a part that its page can do without: a chunk that does not come leaves the page as it is,
 * until it is loaded again.
 *
 * @param load Imports the chunk and takes the part out of it.
 * @param Instead Stands there when the chunk does not come. Default nothing.
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
