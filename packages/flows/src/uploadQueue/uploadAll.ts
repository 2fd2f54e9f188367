import type { ListingPhotoInput } from '@porchlight/domain';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { photosOf } from './arrangement.ts';
import type { uploadQueueMachine } from './uploadQueue.machine.ts';

/** Result of uploading one form's photos. */
export interface UploadOutcome {
  /** True when at least one photo failed to upload. */
  missing: boolean;
  /** The photos for the listing, in order. Undefined: unchanged. */
  photos?: ListingPhotoInput[] | undefined;
}

/**
 * Uploads a queue's photos before their listing and waits until all are done or failed: the actor to provide as
 * `uploadPhotos` of the listing editor. Never rejects; waits for photos still being prepared.
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
