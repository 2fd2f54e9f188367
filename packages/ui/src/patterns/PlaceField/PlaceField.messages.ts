/** The words of a `PlaceField`. */
export interface PlaceFieldMessages {
  /** What the field asks for. */
  place: string;
  /** How far around the place. */
  radius: string;
  /** One radius, in miles. */
  miles: (miles: number) => string;
  /** The place itself, without a distance around it. */
  placeItself: string;
  /** Any distance. */
  anywhere: string;
  /** The button that asks the device. */
  locate: string;
  /** Beside the button while the device is asked. */
  locating: string;
  /** Someone, or their browser, did not want to say. */
  refused: string;
  /** The device did not say in time. */
  timeout: string;
  /** The device is nowhere near a place that is known. */
  outside: string;
  /** Anything else. */
  failed: string;
}

export const english: PlaceFieldMessages = {
  place: 'Location',
  radius: 'Within',
  miles: (miles) => `${miles} miles`,
  placeItself: 'This place',
  anywhere: 'Anywhere',
  locate: 'Use my location',
  locating: 'Finding where you are…',
  refused: 'Your browser did not share your location. You can allow it in its settings, or type a place.',
  timeout: 'Your location took too long to find. Try again, or type a place.',
  outside: 'You seem to be outside of the United States. Type a place to search around it.',
  failed: 'Your location could not be found. Try again, or type a place.',
};
