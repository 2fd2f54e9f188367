import type { PlaceSuggestion, PlaceType } from '@porchlight/domain';

/** Source of place suggestions. */
export interface Geocoder {
  /**
   * Places that match a text, best first.
   * @param limit maximum number of suggestions
   * @throws when an upstream is unreachable
   */
  suggest(
    text: string,
    types: readonly PlaceType[],
    limit: number,
    signal?: AbortSignal,
  ): Promise<PlaceSuggestion[]>;
}
