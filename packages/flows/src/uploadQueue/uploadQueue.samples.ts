import type { ListingImage } from '@porchlight/domain';

import type { CompressedImage } from '../compression/index.ts';
import type { FlowSamples } from '../testing/coverage.ts';
import type { ExistingPhoto, InspectedFile, PickedFile } from './items.ts';
import { uploadQueueMachine } from './uploadQueue.machine.ts';

/** A chosen photo; the queue ignores its content. */
export function picked(id: string): PickedFile {
  return { id, file: new File(['photo'], `${id}.jpg`, { type: 'image/jpeg' }) };
}

export function inspected(id: string, changes: Partial<InspectedFile> = {}): InspectedFile {
  return { id, type: 'image/jpeg', width: 4032, height: 3024, preview: `blob:${id}`, ...changes };
}

export const compressed: CompressedImage = {
  blob: new Blob(['small'], { type: 'image/jpeg' }),
  name: 'desk.jpg',
  width: 1440,
  height: 1080,
};

/** The server's record of a photo. */
export const sentImage = (id: string): ListingImage => ({
  id,
  thumbnail_url: `/images/${id}/320.webp`,
  original_url: `/images/${id}/1280.webp`,
  alt: '',
  width: 1440,
  height: 1080,
});

/** A photo of the listing. */
export const front: ExistingPhoto = { image: sentImage('front'), preview: '/images/front/320.webp' };

export const uploadQueueSamples: FlowSamples<typeof uploadQueueMachine> = {
  machine: uploadQueueMachine,
  inputs: [{ slots: 2 }],
  events: [
    { type: 'files.added', files: [picked('a')] },
    { type: 'files.added', files: [picked('b')] },
    { type: 'item.removed', id: 'a' },
    { type: 'item.removed', id: 'b' },
    { type: 'item.retried', id: 'a' },
    { type: 'item.moved', id: 'a', to: 1 },
    { type: 'notices.dismissed' },
    { type: 'alert.dismissed' },
    { type: 'item.turned', id: 'front' },
    { type: 'upload.started' },
    { type: 'upload.forgotten' },
    { type: 'photos.restored', kept: [{ id: 'front', turn: 90 }], known: [], files: [], order: ['front'] },
    { type: 'queue.reset', photos: [front] },
    { type: 'upload.progressed', fraction: 0.5 },
    { type: 'upload.retried' },
  ],
  answers: {
    inspect: [[inspected('a'), inspected('b')]],
    compress: [compressed],
    upload: [sentImage('sent')],
  },
  failures: { upload: [{ status: 422 }, { status: 500 }] },
  // Adding the same file again and again would make the queue endless.
  follow: ({ context, value }, event) => {
    // Ignored events there lead to no new state.
    if (value === 'uploading' && event.type !== 'queue.reset') return true;
    const { items, incoming, original, order } = context;
    const isEmpty = items.length === 0 && incoming.length === 0;
    // The listing's photo alone: with others it behaves the same.
    if (event.type === 'queue.reset') return isEmpty && original.length === 0;
    if (event.type === 'item.turned') return items[0]?.turn === 0;
    if (event.type === 'photos.restored') return original.length > 0 && order.length === 0;
    if (event.type === 'upload.forgotten') return items.length === 1 && items[0]?.image != null;
    return (
      event.type !== 'files.added' ||
      (original.length === 0 && ![...incoming, ...items].some(({ id }) => id === event['files'][0]?.id))
    );
  },
};
