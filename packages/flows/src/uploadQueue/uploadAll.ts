import type { ListingPhotoInput } from '@porchlight/domain';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { photosOf } from './arrangement.ts';
import type { uploadQueueMachine } from './uploadQueue.machine.ts';

/** What became of the photos of one form. */
export interface UploadOutcome {
  /** True when at least one photo did not arrive. */
  missing: boolean;
  /** What the listing is to have, in order. Undefined: what it has. */
  photos?: ListingPhotoInput[] | undefined;
}

/**
 * Sends a queue's photos ahead of their listing and waits until they have arrived or failed: the actor to
 * provide as `uploadPhotos` of the listing editor. Never rejects; photos still being prepared are waited for.
 */
export function uploadAll(queue: ActorRefFrom<typeof uploadQueueMachine>): Promise<UploadOutcome> {
  queue.send({ type: 'upload.started' });
  return new Promise((resolve) => {
    const subscription = queue.subscribe(check);
    function check(snapshot: SnapshotFrom<typeof uploadQueueMachine>): void {
      if (!snapshot.hasTag('done')) return;
      subscription.unsubscribe();
      const { context } = snapshot;
      resolve({ missing: context.items.some(({ image }) => image === null), photos: photosOf(context) });
    }
    check(queue.getSnapshot());
  });
}
