import type { PlaceSlot } from '@porchlight/ui';
import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { type FieldSelection, selectionOf } from '../../lib/fieldSelection.ts';
import type { NearFieldProps } from './NearField.tsx';

/**
 * A plain field until the user approaches it, then one with suggestions that keeps text, focus and selection.
 * The plain one stays when the chunk fails to load, or loads after the user has left: the other one is
 * taller, and the page must not shift.
 */
export function PlaceChoice({ plain, ...slot }: PlaceSlot) {
  const [loaded, setLoaded] = useState<{
    Field: ComponentType<NearFieldProps>;
    selection: FieldSelection | null;
  }>();
  const root = useRef<HTMLDivElement>(null);
  const isComposing = useRef(false);
  const fetch = () => {
    import('./NearField.tsx')
      .then(({ NearField }) => {
        const { current: place } = root;
        if (!place?.contains(document.activeElement) && !place?.matches(':hover')) return;
        // Replacing the field would break a composition of an input method; its end calls this again.
        if (isComposing.current) return;
        const input = place.querySelector('input');
        const selection = input && input === document.activeElement ? selectionOf(input) : null;
        // Synchronously: a keystroke in between would change the selection.
        flushSync(() => setLoaded({ Field: NearField, selection }));
      })
      .catch(() => undefined);
  };
  if (loaded) {
    const { Field, selection } = loaded;
    return <Field {...slot} selection={selection} />;
  }
  return (
    <div
      ref={root}
      onPointerEnter={fetch}
      onFocus={fetch}
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={() => {
        isComposing.current = false;
        fetch();
      }}
    >
      {plain}
    </div>
  );
}

/** For `placeField` of a form. */
export const placeField = (slot: PlaceSlot) => <PlaceChoice {...slot} />;
