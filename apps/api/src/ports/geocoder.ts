import type { PlaceSuggestion, PlaceType } from '@porchlight/domain';

/** Where place suggestions come from. */
export interface Geocoder {
  /**
   * Places that fit a text, best first.
   * @param limit most suggestions wanted
   * @throws when an upstream cannot be reached
   */
  suggest(
    text: string,
    types: readonly PlaceType[],
    limit: number,
    signal?: AbortSignal,
  ): Promise<PlaceSuggestion[]>;
}
