/** Texts of a `PlacePill`. */
export interface PlacePillMessages {
  /** Text without a place. */
  none: string;
  /** Text of a place that is only offered. */
  offered: (place: string) => string;
  /** Accessible name of the button with a place. Contains the place, as the visible text does. */
  change: (place: string) => string;
  /** Accessible name of the button with an offered place. */
  apply: (place: string) => string;
  /** The button that removes the place. */
  clear: string;
}

export const english: PlacePillMessages = {
  none: 'Choose a place',
  offered: (place) => `Near ${place}?`,
  change: (place) => `${place}, change place`,
  apply: (place) => `Near ${place}? Search there`,
  clear: 'Remove place',
};
