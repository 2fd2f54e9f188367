import type { MapBounds } from '@porchlight/domain';

/** A point of a map, in degrees. */
export interface MapPoint {
  /** Degrees, north of the equator. */
  latitude: number;
  /** Degrees, east of Greenwich. */
  longitude: number;
}

/** A mark on a map: one listing, or several that are too close together. */
export interface MapMark extends MapPoint {
  /** Unique on the map. */
  key: string;
  /** Its text: a price, or the number of listings. */
  text: string;
  /** Its accessible name, which starts with that: '$120, Road bike, near Austin'. */
  label: string;
  /** `pin` for one, `cluster` for several. */
  kind: 'pin' | 'cluster';
}

/** A place name on a map. */
export interface MapName extends MapPoint {
  /** For example of a city. */
  name: string;
}

/** Points along a line, as in GeoJSON. */
export type MapLine = readonly (readonly [longitude: number, latitude: number])[];

/** Map data used without street tiles. */
export interface MapOutlines {
  /** Land: polygons, each with an outer ring and holes. */
  areas: readonly (readonly MapLine[])[];
  /** Borders. */
  lines: readonly MapLine[];
}

/** Street tiles from a chosen server. */
export interface MapTiles {
  /** URL with `{z}`, `{x}` and `{y}`, and `{r}` for `@2x` if supported. */
  url: string;
  /** The required attribution. A URL in it becomes a link. */
  attribution: string;
}

/** An approximate place. */
export interface MapCircle extends MapPoint {
  /** Its radius. */
  miles: number;
}

/** The map's view after the user moved it. */
export interface MapView {
  /** The visible area. */
  bounds: MapBounds;
  /** Zoom level: each step doubles the scale. */
  zoom: number;
}
