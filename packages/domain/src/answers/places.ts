import { placeTypes } from '../wire/values.ts';
import {
  type Check,
  count,
  id,
  idOf,
  name,
  nullable,
  number,
  oneOf,
  openText,
  optional,
  parts,
  rows,
  type Shape,
  shape,
  text,
} from './checks.ts';
import type { PricePeriod, PriceType } from '../wire/values.ts';

/** Degrees, WGS 84. */
const point = { latitude: number, longitude: number };

const townFields = {
  // Empty when the place is a street, which only the owner can see.
  place_id: text,
  /** One-line text, as shown and as sent with a listing. */
  formatted: text,
  street: text,
  city: text,
  state: text,
  postal_code: text,
  country: text,
};
const placeFields = { ...townFields, ...point };
const publicFields = { ...townFields, latitude: optional(number), longitude: optional(number) };
const suggestionFields = { ...placeFields, place_id: id, text, type: oneOf(placeTypes) };

/** A validated place in the United States. */
export interface Place extends Shape<typeof placeFields> {}

/** The place of a listing. Only its owner gets the street and exact point; all others get the town (`publicPlace`). */
export interface PublicPlace extends Shape<typeof publicFields> {}
export const listingPlace: Check<PublicPlace> = shape(publicFields);

/** One option of the location field. */
export interface PlaceSuggestion extends Shape<typeof suggestionFields> {}
const placeSuggestion: Check<PlaceSuggestion> = shape(suggestionFields);
export const placeSuggestions = shape({
  suggestions: rows(placeSuggestion, ({ place_id: own }) => own),
});

const tilesFields = {
  /** Of pictures, with `{z}`, `{x}`, `{y}` and optionally `{r}`; or of an archive. */
  url: name,
  /** `pmtiles` for an archive of vector tiles. Absent: pictures. */
  format: optional(oneOf(['pmtiles'] as const)),
  /** Attribution text of the tiles. */
  attribution: name,
};

/** Street tiles, chosen by the server's operator. */
export interface MapTiles extends Shape<typeof tilesFields> {}
const tiles: Check<MapTiles> = shape(tilesFields);

const cityFields = {
  name,
  /** How many people live there; the largest come first. */
  population: count(),
  ...point,
};

/** A city to write on a map. */
export interface MapPlaceName extends Shape<typeof cityFields> {}
const city: Check<MapPlaceName> = shape(cityFields);
const cities = parts(city, ({ name: own, latitude, longitude }) => `${own} ${latitude} ${longitude}`);

const pinFields = {
  id,
  title: text,
  price: nullable(number),
  price_type: openText<PriceType>(),
  price_period: optional(openText<PricePeriod>()),
  /** Its city and state. */
  place: text,
  ...point,
};

/** A single listing on a map, with the data of its card. Its position is the rounded center of its city or ZIP code. */
export interface MapPin extends Shape<typeof pinFields> {}
const pin: Check<MapPin> = shape(pinFields);

const clusterFields = {
  ...point,
  listings: count(1),
  /** The lowest price among them, in dollars; absent when all are free. */
  lowest_price: optional(number),
  /** The map area of its listings, as the `bounds` of a query; both corners are equal for a single point. */
  bounds: name,
};

/** Listings too close together for separate pins, at the point between them. */
export interface MapCluster extends Shape<typeof clusterFields> {}
const cluster: Check<MapCluster> = shape(clusterFields);

export const listingsMap = shape({
  /** Number of listings in the pins and clusters. */
  total: count(),
  /** The map area of all results, as the `bounds` of a query; `''` without results. */
  bounds: text,
  pins: rows(pin, idOf),
  clusters: rows(cluster, ({ latitude, longitude }) => `${latitude} ${longitude}`),
  /** The largest cities in that area. */
  places: cities,
  /** Where the distances of `near` start; absent if none was requested or none matched. */
  near: optional(shape(point)),
  /** Absent without tiles: the map is drawn from outlines. */
  tiles: optional(tiles),
});

const areaFields = { ...point, radius_miles: number };

/** Approximate place of a listing: around the rounded center of its city or ZIP code. */
export interface ListingArea extends Shape<typeof areaFields> {}
const area: Check<ListingArea> = shape(areaFields);
export const listingArea = shape({
  /** `null` when its place is unknown. */
  area: nullable(area),
  /** The largest cities around it. */
  places: cities,
  tiles: optional(tiles),
});
