/** Texts of a `PlaceField`. */
export interface PlaceFieldMessages {
  /** Label of the place. */
  place: string;
  /** Label of the radius. */
  radius: string;
  /** One radius, in miles. */
  miles: (miles: number) => string;
  /** Only the place itself. */
  placeItself: string;
  /** No maximum distance. */
  anywhere: string;
  /** The button that requests the location. */
  locate: string;
  /** Next to the button during the request. */
  locating: string;
  /** The user or the browser denied the request. */
  refused: string;
  /** The device did not respond in time. */
  timeout: string;
  /** The device is too far from any known place. */
  outside: string;
  /** Any other failure. */
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
