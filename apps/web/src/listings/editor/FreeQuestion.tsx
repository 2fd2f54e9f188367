import { texts } from '@porchlight/domain';
import { AlertDialog } from '@porchlight/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';

import { fieldId } from './formValues.ts';
import type { ListingEditor } from './useListingEditor.ts';

const words = texts.listingForm;

/** Asks for confirmation when a listing has no price. Declining moves the focus to the price. */
export function FreeQuestion({ editor }: { editor: ListingEditor['editor'] }) {
  const state = useSelector(editor, ({ value }) => value);
  const isAsking = state === 'confirmingFree';
  const wasAsked = useRef(false);
  // After the dialog has returned the focus to the submit button.
  useEffect(() => {
    if (wasAsked.current && state === 'editing') document.getElementById(fieldId('price'))?.focus();
    wasAsked.current = isAsking;
  }, [isAsking, state]);
  const decline = (): void => editor.send({ type: 'free.declined' });
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={decline}
      type="warning"
      title={words.freeTitle}
      message={words.freeText}
      // First, so that pressing Enter twice gives nothing away.
      primaryAction={{ label: words.setPrice, onAction: decline }}
      secondaryAction={{ label: words.isFree, onAction: () => editor.send({ type: 'free.confirmed' }) }}
    />
  );
}
