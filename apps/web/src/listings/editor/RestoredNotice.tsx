import { texts } from '@porchlight/domain';
import { Alert, AlertDialog, Button } from '@porchlight/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';

import { useGoOnAtTop } from './useGoOnAtTop.ts';
import type { ListingEditor } from './useListingEditor.ts';

const words = texts.listingForm;

interface ConfirmedButtonProps {
  label: string;
  title: string;
  onConfirm: () => void;
}

/** Takes away what was kept on this device: for good, so it asks first. */
function ConfirmedButton({ label, title, onConfirm }: ConfirmedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={() => setAsking(false)}
        type="warning"
        destructive
        title={title}
        message={words.draftLost}
        primaryAction={{ label, onAction: onConfirm }}
        secondaryAction={{ label: texts.common.cancel, onAction: () => setAsking(false) }}
      />
    </>
  );
}

export interface RestoredNoticeProps {
  listingEditor: ListingEditor;
  onStartOver: () => void;
}

/** Says what came back from this device, or waits there, and offers to do without it. */
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
            <Button
              size="sm"
              onClick={() => editor.send({ type: 'draft.resumed', draftId: crypto.randomUUID() })}
            >
              {words.useDraft}
            </Button>
            <ConfirmedButton
              label={words.discardDraft}
              title={words.discardDraftTitle}
              onConfirm={() => editor.send({ type: 'draft.discarded' })}
            />
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
        <ConfirmedButton
          label={words.startOver}
          title={words.startOverTitle}
          onConfirm={() => void forget().then(onStartOver)}
        />
      }
    >
      {isRestored ? words.draftRestored : words.photosRestored}
    </Alert>
  );
}
