import * as limits from './limits/index.ts';

/** What to look a place up with: trimmed, inner spaces collapsed. */
export function placeQuery(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Whether a text is long enough to look places up with. */
export function isPlaceQuery(text: string): boolean {
  return placeQuery(text).length >= limits.locationMinChars;
}
