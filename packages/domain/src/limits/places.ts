export const locationMinChars = 3;
export const locationDebounceMs = 300;
/** How far around a place a search goes when nothing is said, in miles. */
export const radiusDefault = 25;
/** So many pins and clusters are on a map at most, and so many names of cities. */
export const mapPins = 300;
export const mapPlaces = 24;
/** So long a map has to rest before what is in it is asked for. */
export const mapDebounceMs = 350;
/** A device that is farther than this from every U.S. city and ZIP code, in miles, is outside of the U.S. */
export const nearestMax = 30;
