import { texts } from '@porchlight/domain';
import { sendingPlace } from '@porchlight/flows/uploadQueue';
import { Button, Spinner, VisuallyHidden } from '@porchlight/ui';
import { useSelector } from '@xstate/react';

import type { ListingEditor } from './useListingEditor.ts';

const words = texts.listingForm;

/** Progress text of a submitted form: uploading photos, or saving the listing. */
function useProgress({ editor, queue }: ListingEditor): string {
  const mode = useSelector(editor, ({ context }) => context.mode);
  const isSending = useSelector(editor, (snapshot) => snapshot.matches('uploading'));
  const isUploading = useSelector(queue, (snapshot) => snapshot.matches('uploading'));
  const isSaving = useSelector(
    editor,
    (snapshot) => snapshot.matches('publishing') || snapshot.matches('completing'),
  );
  const photos = useSelector(queue, ({ context }) => context);
  if (isSending && isUploading) {
    const { photo, of } = sendingPlace(photos);
    return words.uploadingPhoto(photo, of);
  }
  if (isSending || isSaving) return mode === 'edit' ? words.updating : words.creating;
  return '';
}

/** The submit button, with the progress. */
export function SendButton({ listingEditor }: { listingEditor: ListingEditor }) {
  const mode = useSelector(listingEditor.editor, ({ context }) => context.mode);
  const progress = useProgress(listingEditor);
  const isBusy = progress !== '';
  return (
    <>
      {/* Not disabled, to keep the focus. The form ignores input while it is busy. */}
      <Button
        type="submit"
        size="lg"
        aria-disabled={isBusy || undefined}
        startIcon={isBusy ? <Spinner size="sm" label={null} /> : undefined}
      >
        {isBusy ? progress : mode === 'edit' ? words.updateAction : words.createAction}
      </Button>
      <VisuallyHidden role="status">{progress}</VisuallyHidden>
    </>
  );
}
