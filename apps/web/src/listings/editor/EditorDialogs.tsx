import { texts } from '@porchlight/domain';
import { AlertDialog, TextLink } from '@porchlight/ui';
import { useSelector } from '@xstate/react';

import { StayNote } from '../../lib/StayNote.tsx';
import { paths } from '../../lib/paths.ts';
import { leaveWords } from './EditorDialogs.words.ts';
import { FreeQuestion } from './FreeQuestion.tsx';
import type { ListingEditor } from './useListingEditor.ts';

const words = texts.listingForm;

export interface EditorDialogsProps {
  listingEditor: ListingEditor;
  onAnother: () => void;
}

/** Dialogs of the form: an unreadable photo, success, failure, an ended session, and unsaved text. */
export function EditorDialogs({ listingEditor: { editor, queue }, onAnother }: EditorDialogsProps) {
  const photosFailed = useSelector(queue, (snapshot) => snapshot.context.alert);
  const state = useSelector(editor, (snapshot) => snapshot);
  const { mode, failure, deleted, photosMissing, listingId } = state.context;
  const isSucceeded = state.matches('succeeded');
  const stay = (): void => editor.send({ type: 'redirect.canceled' });
  return (
    <>
      <AlertDialog
        open={isSucceeded}
        onOpenChange={() => editor.send({ type: 'listing.viewed' })}
        onKeyDown={stay}
        onPointerDown={stay}
        type="success"
        title={mode === 'edit' ? words.updatedTitle : words.createdTitle}
        message={
          <>
            {mode === 'edit' ? words.updatedText : words.createdText}
            {photosMissing ? (
              <>
                {' '}
                {words.photosNotUploaded}.{' '}
                <TextLink href={paths.editListing.href(listingId ?? '')}>{words.addImages}</TextLink>
              </>
            ) : (
              <StayNote isLeaving={state.matches({ succeeded: 'redirecting' })} onStay={stay}>
                {words.redirecting}
              </StayNote>
            )}
          </>
        }
        primaryAction={{ label: words.viewListing, onAction: () => editor.send({ type: 'listing.viewed' }) }}
        secondaryAction={mode === 'create' ? { label: words.createAnother, onAction: onAnother } : undefined}
      />
      <FreeQuestion editor={editor} />
      <AlertDialog
        open={photosFailed !== null}
        onOpenChange={() => queue.send({ type: 'alert.dismissed' })}
        type="error"
        title={words.images}
        message={photosFailed ?? ''}
      />
      <AlertDialog
        open={state.matches('failed')}
        onOpenChange={() => editor.send({ type: 'failure.dismissed' })}
        type="error"
        title={failure?.title ?? ''}
        message={failure?.message ?? ''}
        primaryAction={
          deleted
            ? { label: words.backToMyListings, href: paths.myListings.href() }
            : { label: words.tryAgain, onAction: () => editor.send({ type: 'failure.retried' }) }
        }
        secondaryAction={{
          label: texts.common.close,
          onAction: () => editor.send({ type: 'failure.dismissed' }),
        }}
      />
      <AlertDialog
        open={state.matches('signedOut')}
        onOpenChange={() => editor.send({ type: 'failure.dismissed' })}
        type="warning"
        title={failure?.title ?? ''}
        message={failure?.message ?? ''}
        primaryAction={{
          label: texts.navigation.signIn,
          onAction: () => editor.send({ type: 'signIn.requested' }),
        }}
        secondaryAction={{
          label: texts.common.close,
          onAction: () => editor.send({ type: 'failure.dismissed' }),
        }}
      />
      <AlertDialog
        open={state.matches('confirmingLeave')}
        onOpenChange={() => editor.send({ type: 'leave.canceled' })}
        type="warning"
        destructive
        title={mode === 'edit' ? leaveWords.unsaved : leaveWords.unpublished}
        message={leaveWords.lost}
        primaryAction={{ label: leaveWords.leave, onAction: () => editor.send({ type: 'leave.confirmed' }) }}
        secondaryAction={{
          label: texts.contactSeller.keepWriting,
          onAction: () => editor.send({ type: 'leave.canceled' }),
        }}
      />
    </>
  );
}
