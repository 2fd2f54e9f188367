import { texts } from '@porchlight/domain';
import { nextToSend, type uploadQueueMachine } from '@porchlight/flows/uploadQueue';
import { ImageUploader } from '@porchlight/ui';
import { useSelector } from '@xstate/react';
import type { EventFrom } from 'xstate';

import { photosId } from './formValues.ts';
import type { ListingEditor } from './useListingEditor.ts';
import { newId } from '../../lib/secureContext.ts';

const words = texts.listingForm;

/** The photo field with its machine: existing and new photos. */
export function PhotosField({ listingEditor }: { listingEditor: ListingEditor }) {
  const { editor, queue } = listingEditor;
  const context = useSelector(queue, (snapshot) => snapshot.context);
  const { items, notices, slots, progress } = context;
  const isUploading = useSelector(queue, (snapshot) => snapshot.matches('uploading'));
  // Photos can't be changed while they are sent.
  const isBusy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'));
  const sending = nextToSend(context);
  const refused = useSelector(editor, (snapshot) => snapshot.context.fieldErrors['photos']);
  // Dialogs show the errors too, but only until they are closed.
  const wrong = items.flatMap(({ error }, index) =>
    error === null ? [] : texts.images.unusable(index + 1, error),
  );
  const change = (event: EventFrom<typeof uploadQueueMachine>): void => {
    queue.send(event);
    editor.send({ type: 'photos.changed' });
  };
  return (
    <ImageUploader
      id={photosId}
      label={words.images}
      error={[...wrong, refused].join(' ').trim()}
      hint={texts.help.photoRules}
      max={slots}
      items={items.map((item) => ({
        id: item.id,
        preview: item.preview,
        turn: item.turn,
        status: isUploading && item.status === 'done' && item.image === null ? 'uploading' : item.status,
        progress: isUploading && item.image === null ? (item.id === sending?.id ? progress : 0) : undefined,
        error: item.error,
        note: item.becomesStill ? texts.images.gifBecomesStill : undefined,
      }))}
      notices={notices}
      disabled={isBusy}
      onFilesAdd={(files) =>
        change({ type: 'files.added', files: files.map((file) => ({ id: newId(), file })) })
      }
      onRemove={(id) => change({ type: 'item.removed', id })}
      onMove={(id, to) => change({ type: 'item.moved', id, to })}
      onTurn={(id) => change({ type: 'item.turned', id })}
      onRetry={(id) => queue.send({ type: 'item.retried', id })}
    />
  );
}
