import { type Listing, texts } from '@porchlight/domain';
import { type uploadQueueMachine, uploadProgressById } from '@porchlight/flows/uploadQueue';
import { AlertDialog, ImageUploader } from '@porchlight/ui';
import { useSelector } from '@xstate/react';
import type { EventFrom } from 'xstate';

import { ExistingPhotos } from './ExistingPhotos.tsx';
import type { ListingEditor } from './useListingEditor.ts';

const words = texts.listingForm;

/** The photos and their machine. */
export function PhotosField({
  listingEditor,
  existing,
}: {
  listingEditor: ListingEditor;
  existing: Listing['images'];
}) {
  const { editor, queue } = listingEditor;
  const context = useSelector(queue, (snapshot) => snapshot.context);
  const { items, notices, alert, slots } = context;
  const isUploading = useSelector(queue, (snapshot) => snapshot.matches('uploading'));
  const progressById = uploadProgressById(context);
  const change = (event: EventFrom<typeof uploadQueueMachine>): void => {
    queue.send(event);
    editor.send({ type: 'photos.changed' });
  };
  return (
    <>
      {existing.length > 0 && <ExistingPhotos images={existing} />}
      <ImageUploader
        label={existing.length > 0 ? words.addImages : words.images}
        hint={existing.length > 0 ? texts.help.photoRulesInAll : texts.help.photoRules}
        max={slots}
        items={items.map((item) => ({
          id: item.id,
          name: item.file.name,
          preview: item.preview,
          status: isUploading && item.status === 'done' ? 'uploading' : item.status,
          progress: isUploading ? progressById.get(item.id) : undefined,
          error: item.error,
          note: item.becomesStill ? texts.images.gifBecomesStill : undefined,
        }))}
        notices={notices}
        disabled={isUploading}
        onFilesAdd={(files) =>
          change({ type: 'files.added', files: files.map((file) => ({ id: crypto.randomUUID(), file })) })
        }
        onRemove={(id) => change({ type: 'item.removed', id })}
        onMove={(id, to) => change({ type: 'item.moved', id, to })}
        onRetry={(id) => queue.send({ type: 'item.retried', id })}
      />
      <AlertDialog
        open={alert !== null}
        onOpenChange={() => queue.send({ type: 'alert.dismissed' })}
        type="error"
        title={words.images}
        message={alert ?? ''}
      />
    </>
  );
}
