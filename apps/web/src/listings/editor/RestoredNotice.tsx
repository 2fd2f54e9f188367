import { texts } from '@porchlight/domain';
import { Alert, Button } from '@porchlight/ui';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';

import { lazyPart } from '../../lib/lazyPart.ts';
import { useGoOnAtTop } from './useGoOnAtTop.ts';
import type { ListingEditor } from './useListingEditor.ts';
import { newId } from '../../lib/secureContext.ts';

const words = texts.listingForm;

/** Loaded when there is something to delete. */
const ConfirmedButton = lazyPart(async () => (await import('./ConfirmedButton.tsx')).ConfirmedButton);

export interface RestoredNoticeProps {
  listingEditor: ListingEditor;
  onStartOver: () => void;
}

/** Says that a draft was restored or is available, and offers to discard it. */
export function RestoredNotice({ listingEditor, onStartOver }: RestoredNoticeProps) {
  const { editor, arePhotosBack, forget } = listingEditor;
  const isSetAside = useSelector(editor, ({ context }) => context.setAside !== null);
  const isRestored = useSelector(editor, ({ context }) => context.restored);
  useGoOnAtTop(String(isSetAside));
  if (isSetAside) {
    return (
      <Alert
        tone="caution"
        live="polite"
        actions={
          <>
            <Button size="sm" onClick={() => editor.send({ type: 'draft.resumed', draftId: newId() })}>
              {words.useDraft}
            </Button>
            <Suspense fallback={null}>
              <ConfirmedButton
                label={words.discardDraft}
                title={words.discardDraftTitle}
                onConfirm={() => editor.send({ type: 'draft.discarded' })}
              />
            </Suspense>
          </>
        }
      >
        {words.draftOutdated}
      </Alert>
    );
  }
  if (!isRestored && !arePhotosBack) return null;
  return (
    <Alert
      tone="info"
      live="polite"
      actions={
        <Suspense fallback={null}>
          <ConfirmedButton
            label={words.startOver}
            title={words.startOverTitle}
            onConfirm={() => void forget().then(onStartOver)}
          />
        </Suspense>
      }
    >
      {isRestored ? words.draftRestored : words.photosRestored}
    </Alert>
  );
}
