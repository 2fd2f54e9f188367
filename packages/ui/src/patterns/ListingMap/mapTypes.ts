import type { Listing, ListingImage, MapBounds } from '@porchlight/domain';

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
  /** Shown where `text` does not fit. Default: the number of a cluster stays, a pin becomes a dot. */
  brief?: string;
  /** Its accessible name, which starts with that: '$120, Road bike, near Austin'. */
  label: string;
  /** `pin` for one listing, `place` for several at one place, `cluster` for several places. */
  kind: 'pin' | 'place' | 'cluster';
}

/** A card of the panel: one listing. */
export interface MapCard extends Pick<Listing, 'price' | 'price_period'> {
  /** The listing's id. */
  id: Listing['id'];
  /** The listing's title. */
  title: Listing['title'];
  /** How its price is meant. */
  price_type: Listing['price_type'];
  /** URL of the listing's page. */
  href: string;
  /** Its photo. Default none. */
  image?: ListingImage | undefined;
  /** Below the price: its distance or its age. Default none. */
  note?: string | undefined;
}

/** The listings of the selected mark. */
export interface MapPanel {
  /** What it lists: '4 listings near Boulder, CO'. */
  title: string;
  /** Empty while they load. */
  cards: readonly MapCard[];
  /** A link to the others, if these are not all. Default none. */
  more?: { href: string; label: string } | undefined;
}

/** A place name on a map. */
export interface MapName extends MapPoint {
  /** For example of a city. */
  name: string;
  /** How large it is written; `area` for a county, not a town. Default `sm`. */
  size?: 'sm' | 'md' | 'lg' | 'area';
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

/** A line or an area of a vector tile. */
export interface MapVectorFeature {
  /** 2 for lines, 3 for areas. */
  type: number;
  /** `kind`, and the `name` of a street. */
  properties: Readonly<Record<string, unknown>>;
  /** Its lines, or the rings of its areas, in the units of the tile. */
  loadGeometry: () => { x: number; y: number }[][];
}

/** A decoded vector tile: a `VectorTile` of `@mapbox/vector-tile` is one. */
export interface MapVectorTile {
  /** By name. */
  layers: Readonly<
    Record<
      string,
      { extent: number; length: number; feature: (index: number) => MapVectorFeature } | undefined
    >
  >;
}

/** Streets, water and parks as vector tiles, with the layers of the Protomaps basemap. */
export interface MapBase {
  /** Reads a tile; undefined where there is none. */
  readTile: (zoom: number, x: number, y: number) => Promise<MapVectorTile | undefined>;
  /** Zoom level of the most detailed tiles. */
  maxZoom: number;
  /** The required attribution. A URL in it becomes a link. */
  attribution: string;
}

/** An approximate place. */
export interface MapCircle extends MapPoint {
  /** Its radius. */
  miles: number;
  /** Distances from its center, drawn and labeled: for maps without streets, which show none. Default none. */
  rings?: readonly number[];
}

/** The map's view after the user moved it. */
export interface MapView {
  /** The visible area. */
  bounds: MapBounds;
  /** Zoom level: each step doubles the scale. */
  zoom: number;
}
