import type { CompressedImage } from '../compression/index.ts';
import type { FlowSamples } from '../testing/coverage.ts';
import type { InspectedFile, PickedFile } from './items.ts';
import { uploadQueueMachine } from './uploadQueue.machine.ts';

/** A chosen photo; its content does not matter to the queue. */
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
    { type: 'upload.started', listingId: 'desk' },
    { type: 'upload.progressed', fraction: 0.5 },
    { type: 'upload.retried' },
    { type: 'queue.reset' },
  ],
  answers: {
    inspect: [[inspected('a'), inspected('b')]],
    compress: [compressed],
    upload: [[]],
  },
  // The same file again and again would make a queue without end.
  follow: ({ context }, event) =>
    event.type !== 'files.added' ||
    ![...context.incoming, ...context.items].some(({ id }) => id === event['files'][0]?.id),
};
