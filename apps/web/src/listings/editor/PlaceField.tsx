import { texts } from '@porchlight/domain';
import type { LocationSearchInput } from '@porchlight/flows/locationSearch';
import { LocationCombobox } from '@porchlight/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';

import { fieldId } from './formValues.ts';
import { placeHint } from './placeHint.words.ts';
import type { ListingEditor } from './useListingEditor.ts';

export interface PlaceFieldProps {
  listingEditor: ListingEditor;
  initial: LocationSearchInput['place'];
  /** The free-text place of an old listing that was never validated. Undefined: the default hint. */
  hint: string | undefined;
  error: string | undefined;
  onLeave: () => void;
}

/** The location field with its machine: a place counts only when it was chosen. */
export function PlaceField({ listingEditor, initial, hint, error, onLeave }: PlaceFieldProps) {
  const actor = useActorRef(listingEditor.locationMachine, { input: { place: initial } });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { editor } = listingEditor;
  const known = useRef(initial);
  useEffect(() => {
    if (state.context.place === known.current) return;
    known.current = state.context.place;
    editor.send({ type: 'draft.changed', changes: { location: state.context.place } });
  }, [editor, state.context.place]);
  return (
    <LocationCombobox
      id={fieldId('location')}
      label={texts.listingForm.location}
      requirement="required"
      hint={hint ?? placeHint}
      error={error}
      inputValue={state.context.text}
      onInputChange={(text) => actor.send({ type: 'text.changed', text })}
      status={state.value}
      suggestions={state.context.suggestions}
      failure={state.context.error ?? undefined}
      selected={state.context.place}
      onSelect={(suggestion) => actor.send({ type: 'suggestion.chosen', suggestion })}
      onOpenChange={(isOpen) => {
        if (isOpen) actor.send({ type: 'list.opened' });
      }}
      onClear={() => actor.send({ type: 'selection.cleared' })}
      onBlur={() => {
        actor.send({ type: 'list.closed' });
        onLeave();
      }}
    />
  );
}
