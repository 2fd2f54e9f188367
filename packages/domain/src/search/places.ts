import * as limits from '../limits/index.ts';

/** The query of a place search: trimmed, inner spaces collapsed. */
export function placeQuery(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Whether a text is long enough for a place search. */
export function isPlaceQuery(text: string): boolean {
  return placeQuery(text).length >= limits.locationMinChars;
}
