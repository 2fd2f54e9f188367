import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import type { uploadQueueMachine } from './uploadQueue.machine.ts';

/** What became of the photos of one listing. */
export interface UploadOutcome {
  /** True when at least one chosen photo did not arrive. */
  missing: boolean;
}

/**
 * Sends a queue's photos to a listing and waits until they have arrived or failed: the actor to
 * provide as `uploadPhotos` of the listing editor. Never rejects; photos still being prepared are waited for.
 */
export function uploadAll(
  queue: ActorRefFrom<typeof uploadQueueMachine>,
  listingId: string,
): Promise<UploadOutcome> {
  queue.send({ type: 'upload.started', listingId });
  return new Promise((resolve) => {
    const subscription = queue.subscribe(check);
    function check(snapshot: SnapshotFrom<typeof uploadQueueMachine>): void {
      if (!snapshot.hasTag('done')) return;
      subscription.unsubscribe();
      resolve({
        missing:
          snapshot.matches('uploadFailed') ||
          snapshot.context.items.some(({ status }) => status === 'failed'),
      });
    }
    check(queue.getSnapshot());
  });
}
