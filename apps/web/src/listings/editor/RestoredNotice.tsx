import { texts } from '@porchlight/domain';
import { Alert, Button, isFocusLost } from '@porchlight/ui';
import { useSelector } from '@xstate/react';
import { type RefObject, Suspense, useEffect, useRef } from 'react';

import { lazyPart } from '../../lib/lazyPart.ts';
import type { ListingEditor } from './useListingEditor.ts';
import { newId } from '../../lib/secureContext.ts';

const words = texts.listingForm;

/** Loaded when there is something to delete. */
const ConfirmedButton = lazyPart(async () => (await import('./ConfirmedButton.tsx')).ConfirmedButton);

/** After a reload the page is where it was left, far below the notice: go there once, unless the user has begun. */
function useShownFirst(): RefObject<HTMLDivElement | null> {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFocusLost()) return;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return notice;
}

export interface RestoredNoticeProps {
  listingEditor: ListingEditor;
  onStartOver: () => void;
}

/** Says that a draft was restored or is available, and offers to discard it. */
export function RestoredNotice({ listingEditor, onStartOver }: RestoredNoticeProps) {
  const { editor, forget } = listingEditor;
  const isSetAside = useSelector(editor, ({ context }) => context.setAside !== null);
  const isRestored = useSelector(editor, ({ context }) => context.restored);
  const notice = useShownFirst();
  if (isSetAside) {
    return (
      <Alert
        ref={notice}
        tabIndex={-1}
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
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
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
