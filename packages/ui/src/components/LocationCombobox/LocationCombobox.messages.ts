import { texts, type PlaceType } from '@porchlight/domain';

/** Texts of a `LocationCombobox`. */
export interface LocationComboboxMessages {
  /** The default label. */
  label: string;
  clear: string;
  short: string;
  loading: string;
  empty: string;
  /** Shown when a search failed without a text. */
  failed: string;
  /** Announced when suggestions arrive. */
  results: (count: number) => string;
  /** Kinds of places. */
  kinds: Record<PlaceType, string>;
}

export const english: LocationComboboxMessages = {
  label: texts.location.label,
  clear: texts.location.clear,
  short: texts.location.short,
  loading: texts.location.loading,
  empty: texts.location.empty,
  failed: texts.location.failed,
  results: (count) => (count === 1 ? '1 location found' : `${count} locations found`),
  kinds: { address: 'Address', city: 'City', postcode: 'ZIP code' },
};
