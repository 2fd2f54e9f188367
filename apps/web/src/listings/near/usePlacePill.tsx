import { PlacePill } from '@porchlight/ui';
import { type ReactNode, useEffect, useState } from 'react';

import { keepNear, type Near, nowhere, useKeptNear } from './keptNear.ts';
import type { PlaceSheet } from './PlaceSheet.tsx';
import { words } from './usePlacePill.words.ts';

export interface PlaceOfSearch {
  /** The current place. Default: the last one on this device. */
  value?: Near;
  /**
   * The matched city or ZIP code from the server; null for a state or no match. Default: the text as written.
   */
  understood?: string | null | undefined;
  /** Called with another place or radius, and with an empty place when cleared. Default: keeps it on the device. */
  onChange?: (near: Near) => void;
}

/**
 * The place of a search as a pill, and the sheet that it opens. The sheet has a form of its own, so it is rendered
 * outside of the search form.
 */
export function usePlacePill({ value, understood, onChange = keepNear }: PlaceOfSearch): {
  pill: ReactNode;
  sheet: ReactNode;
} {
  const kept = useKeptNear();
  const { near, radius } = value ?? kept;
  const isGiven = value !== undefined;
  useEffect(() => {
    if (isGiven && near !== '') keepNear({ near, radius });
  }, [isGiven, near, radius]);
  const [isOpen, setOpen] = useState(false);
  // A React key: each opening starts with the current place.
  const [opening, setOpening] = useState(0);
  const [Sheet, setSheet] = useState<typeof PlaceSheet>();
  const open = () => {
    setOpen(true);
    setOpening(opening + 1);
    import('./PlaceSheet.tsx').then(
      (loaded) => setSheet(() => loaded.PlaceSheet),
      () => setOpen(false),
    );
  };

  const isApplied = near !== '';
  const shown = isApplied ? { near, radius } : kept;
  const isKnown = understood !== null || !isApplied;
  const place = (isApplied ? understood : undefined) ?? shown.near;
  return {
    pill: (
      <PlacePill
        place={shown.near === '' ? undefined : isKnown ? words.within(place, shown.radius) : place}
        applied={isApplied}
        open={isOpen}
        busy={isOpen && Sheet === undefined}
        onPress={isApplied || kept.near === '' ? open : () => onChange(kept)}
        onClear={() => {
          keepNear(nowhere);
          if (isGiven && isApplied) onChange(nowhere);
        }}
      />
    ),
    sheet: Sheet && (
      <Sheet
        key={opening}
        value={{ near, radius }}
        open={isOpen}
        onClose={() => setOpen(false)}
        onChoose={(chosen) => {
          if (chosen.near !== near || chosen.radius !== radius) onChange(chosen);
        }}
      />
    ),
  };
}
