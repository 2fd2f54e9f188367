import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/**
 * How long a chunk that did not come is waited for in vain. A page that is being left lets go of what it still fetches:
 * rendered at once, what stands in its place would not fit the page that is on its way out.
 */
const goneAfterMs = 1000;

const afterAWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, goneAfterMs));

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
      .catch(() => afterAWhile().then(() => Instead))
      .then((part) => ({ default: part })),
  );
