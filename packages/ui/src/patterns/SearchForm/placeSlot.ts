import type { ReactNode } from 'react';

import type { FilterValues, PlaceRadius } from './filterValues.ts';

/** Props for a place field inside a `SearchForm`. */
export interface PlaceSlot {
  /** The text of the field, selected or typed. */
  text: string;
  /** Called with the typed text. The form keeps it and reports it on blur. */
  onTextChange: (text: string) => void;
  /** Radius in miles; `null` for only the place. */
  radius: PlaceRadius;
  /** Called with a selected place or radius. */
  onChoose: (change: { place?: string; radius?: PlaceRadius }) => void;
  /** Called when the field is left. */
  onLeave: () => void;
  /** The plain field. */
  plain: ReactNode;
}

/** Only a place is `location`; a place with a radius is `near`. */
export function placeChange(text: string, radius: PlaceRadius): Partial<FilterValues> {
  const place = text.trim();
  return radius === null || place === ''
    ? { location: place, near: '' }
    : { location: '', near: place, radius };
}
