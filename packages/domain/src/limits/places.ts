export const locationMinChars = 3;
export const locationDebounceMs = 300;
/** Default search radius around a place, in miles. */
export const radiusDefault = 25;
/** Maximum number of pins and clusters on a map, and of city names. */
export const mapPins = 300;
export const mapPlaces = 24;
/** Debounce before a moved map is searched. */
export const mapDebounceMs = 350;
/** A device farther than this from every U.S. city and ZIP code, in miles, counts as outside the U.S. */
export const nearestMax = 30;
