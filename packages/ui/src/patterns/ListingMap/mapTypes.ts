import type { MapBounds } from '@porchlight/domain';

/** A point of a map, in degrees. */
export interface MapPoint {
  /** Degrees, north of the equator. */
  latitude: number;
  /** Degrees, east of Greenwich. */
  longitude: number;
}

/** What stands on a map: one listing, or several that lie too close together. */
export interface MapMark extends MapPoint {
  /** Unlike every other. */
  key: string;
  /** What is written on it: a price, or how many there are. */
  text: string;
  /** Its accessible name, which begins with that: '$120, Road bike, near Austin'. */
  label: string;
  /** `pin` for one, `cluster` for several. */
  kind: 'pin' | 'cluster';
}

/** A name that is written on a map. */
export interface MapName extends MapPoint {
  /** Of a city, say. */
  name: string;
}

/** Points along a line, as GeoJSON has them. */
export type MapLine = readonly (readonly [longitude: number, latitude: number])[];

/** What a map is drawn from where there are no street tiles. */
export interface MapOutlines {
  /** Land: polygons, each of an outer ring and holes in it. */
  areas: readonly (readonly MapLine[])[];
  /** Borders in it. */
  lines: readonly MapLine[];
}

/** Street tiles from a server of one's own choice. */
export interface MapTiles {
  /** Address with `{z}`, `{x}` and `{y}`, and `{r}` for `@2x` where that is known. */
  url: string;
  /** Whose they are, which has to be said. An address in it becomes a link. */
  attribution: string;
}

/** About where something is. */
export interface MapCircle extends MapPoint {
  /** How far it reaches from its middle. */
  miles: number;
}

/** What a map shows after someone moved it. */
export interface MapView {
  /** The part of the globe that is in sight. */
  bounds: MapBounds;
  /** How close it is: one more is twice as close. */
  zoom: number;
}
