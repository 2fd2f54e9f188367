import { viewCounterMachine } from '@porchlight/flows';
import { createActor, fromPromise } from 'xstate';

import { type ApiClient, countView } from '../../api/index.ts';
import type { Logger } from '../../lib/ports.ts';
import { tabStorage } from '../../lib/storage.ts';

const keyOf = (listingId: string) => `viewed:${listingId}` as const;

const wasCounted = (listingId: string): boolean => tabStorage.read(keyOf(listingId)) !== null;

/** Without storage, the server still counts a visitor only once a day. */
const remember = (listingId: string): void => void tabStorage.write(keyOf(listingId), '1');

const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * Counts one view of another user's listing, after it was visible for long enough, once per browser session.
 * Returns the cancel function.
 */
export function startViewCounting({
  api,
  log,
  listingId,
}: {
  api: ApiClient;
  log: Logger;
  listingId: string;
}): () => void {
  const at = (): number => performance.now();
  const actor = createActor(
    viewCounterMachine.provide({
      actors: { recordView: fromPromise(({ signal }) => countView(api, listingId, { signal })) },
    }),
    { input: { listingId, alreadyCounted: wasCounted(listingId), visible: isVisible(), at: at() } },
  );
  actor.on('view.counted', () => remember(listingId));
  actor.on('failure.logged', () => log.warn('A view was not counted'));
  const onVisibility = (): void => actor.send({ type: isVisible() ? 'page.shown' : 'page.hidden', at: at() });
  document.addEventListener('visibilitychange', onVisibility);
  actor.start();
  actor.send({ type: 'viewer.known', owner: false, at: at() });
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    actor.stop();
  };
}
