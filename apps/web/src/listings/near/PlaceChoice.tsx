import type { PlaceSlot } from '@porchlight/ui';
import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { NearFieldProps } from './NearField.tsx';

/**
 * The plain field of a form until somebody comes near it, then the one with suggestions: with the same text, and with the
 * focus and the caret where they were. When its chunk does not come, or only once they have gone on, the plain one stays:
 * the other one takes more room, and what they are at must not move.
 */
export function PlaceChoice({ plain, ...slot }: PlaceSlot) {
  const [loaded, setLoaded] = useState<{ Field: ComponentType<NearFieldProps>; caret: number | undefined }>();
  const root = useRef<HTMLDivElement>(null);
  const fetch = () => {
    import('./NearField.tsx')
      .then(({ NearField }) => {
        const { current: place } = root;
        if (!place?.contains(document.activeElement) && !place?.matches(':hover')) return;
        const input = place.querySelector('input');
        const hasFocus = input && input === document.activeElement;
        const caret = hasFocus ? (input.selectionStart ?? undefined) : undefined;
        // At once: a letter typed in between would move the caret away from where it was read.
        flushSync(() => setLoaded({ Field: NearField, caret }));
      })
      .catch(() => undefined);
  };
  if (loaded) {
    const { Field, caret } = loaded;
    return <Field {...slot} caret={caret} focused={caret !== undefined} />;
  }
  return (
    <div ref={root} onPointerEnter={fetch} onFocus={fetch}>
      {plain}
    </div>
  );
}

/** For `placeField` of a form. */
export const placeField = (slot: PlaceSlot) => <PlaceChoice {...slot} />;
