import type { PlaceSlot } from '@porchlight/ui';
import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { type FieldSelection, selectionOf } from '../../lib/fieldSelection.ts';
import type { NearFieldProps } from './NearField.tsx';

/**
 * The plain field of a form until the user comes near it, then the one with suggestions: with the same text, focus and
 * selection. When its chunk fails to load, or arrives once the user has left, the plain one stays: the other one takes
 * more room, and what the user is looking at must not move.
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
        // An input method keeps half a word in the field that it began in: the end of the composition asks again.
        if (isComposing.current) return;
        const input = place.querySelector('input');
        const selection = input && input === document.activeElement ? selectionOf(input) : null;
        // At once: a letter typed in between would change the selection that was read.
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
