/** Texts of `RangeSlider`. */
export interface RangeSliderMessages {
  /** Name of the thumb of the lower value. */
  from: string;
  /** Name of the thumb of the upper value. */
  to: string;
  /** Both values, as shown above the track. */
  range: (from: string, to: string) => string;
}

export const english: RangeSliderMessages = {
  from: 'From',
  to: 'To',
  range: (from, to) => `${from} to ${to}`,
};
