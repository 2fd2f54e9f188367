import { isRecord, texts } from '@porchlight/domain';
import { defineFlow } from '@porchlight/flow-explorer';
import { AlertDialog, Button, ImageUploader, Stack, Text } from '@porchlight/ui';

import { picked, inspected, compressed, sentImage, uploadQueueSamples } from './uploadQueue.samples.ts';
import { nextToSend, type InspectedFile, type PickedFile } from './index.ts';

const photos = ['bike', 'chair', 'sofa'];
const files = photos.map(picked);
const facts: InspectedFile[] = photos.map((name) => inspected(name, { preview: `/photos/${name}.webp` }));
const seen = [
  { type: 'files.added' as const, files },
  { answer: 'inspect', with: facts },
];
const prepared = [...seen, ...photos.map(() => ({ answer: 'compress', with: compressed }))];
const sent = [...prepared, { type: 'upload.started' as const }];

let serial = 0;
function pickedOf(payload: unknown): PickedFile[] {
  const names: unknown[] = isRecord(payload) && Array.isArray(payload['files']) ? payload['files'] : [];
  return names.map((name) => ({
    id: `${String(name)}-${(serial += 1)}`,
    file: new File(['photo'], String(name), { type: 'image/jpeg' }),
  }));
}

/** Inspection results for any chosen files. */
function factsOf(input: unknown): InspectedFile[] {
  const chosen: unknown[] = isRecord(input) && Array.isArray(input['files']) ? input['files'] : [];
  return chosen
    .filter(isRecord)
    .map(({ id }, index) =>
      inspected(String(id), { preview: `/photos/${photos[index % photos.length]}.webp` }),
    );
}

export const uploadQueueFlow = defineFlow({
  ...uploadQueueSamples,
  inputs: [{ slots: 5 }],
  events: uploadQueueSamples.events.map((event) => ('id' in event ? { ...event, id: 'chair' } : event)),
  answersTo: { inspect: (input) => [factsOf(input)] },
  summary:
    'Photos for a listing: inspected, compressed and uploaded one by one, and ordered together with its existing photos.',
  listeners: { previews: 'previewCleanup((url) => URL.revokeObjectURL(url))' },
  payloads: {
    'files.added': {
      example: { files: ['lamp.jpg'] },
      build: (payload) => ({ type: 'files.added', files: pickedOf(payload) }),
    },
  },
  shown: {
    ready: [
      ...seen,
      { answer: 'compress', with: compressed },
      { fail: 'compress', with: new Error(texts.images.loadFailed) },
      { answer: 'compress', with: compressed },
    ],
    inspecting: [...prepared, { type: 'files.added', files: [picked('lamp')] }],
    compressing: [...seen, { answer: 'compress', with: compressed }],
    uploading: [...sent, { type: 'upload.progressed', fraction: 0.4 }],
    uploaded: [...sent, ...photos.map((name) => ({ answer: 'upload', with: sentImage(name) }))],
    uploadFailed: [...sent, { fail: 'upload' }],
  },
  ui: ({ snapshot, send }) => {
    const { items, slots, notices, alert, progress } = snapshot.context;
    const isSending = snapshot.matches('uploading');
    const sending = nextToSend(snapshot.context);
    return (
      <Stack gap={4}>
        <ImageUploader
          label={texts.listingForm.images}
          max={slots}
          items={items.map(({ id, preview, status, turn, image, error, becomesStill }) => ({
            id,
            preview,
            turn,
            status: isSending && status === 'done' && image === null ? 'uploading' : status,
            progress: isSending && id === sending?.id ? progress : undefined,
            error,
            note: becomesStill ? texts.images.gifBecomesStill : undefined,
          }))}
          notices={notices}
          disabled={!snapshot.hasTag('form')}
          onFilesAdd={(chosen) =>
            send({ type: 'files.added', files: pickedOf({ files: chosen.map(({ name }) => name) }) })
          }
          onRemove={(id) => send({ type: 'item.removed', id })}
          onTurn={(id) => send({ type: 'item.turned', id })}
          onMove={(id, to) => send({ type: 'item.moved', id, to })}
          onRetry={(id) => send({ type: 'item.retried', id })}
        />
        {snapshot.matches('uploaded') && <Text>All photos are uploaded.</Text>}
        {snapshot.matches('uploadFailed') && (
          <Stack gap={2}>
            <Text tone="critical">{texts.listingForm.photosNotUploaded}</Text>
            <Button onClick={() => send({ type: 'upload.retried' })}>{texts.common.tryAgain}</Button>
          </Stack>
        )}
        <AlertDialog
          open={alert !== null}
          onOpenChange={() => send({ type: 'alert.dismissed' })}
          type="error"
          title={texts.listingForm.images}
          message={alert}
        />
      </Stack>
    );
  },
});
