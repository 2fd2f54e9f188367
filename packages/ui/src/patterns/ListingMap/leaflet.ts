import {
  type MapBounds,
  mapEdge,
  unwrapLongitude,
  widthOf,
  wrapLongitude,
  writeBounds,
} from '@porchlight/domain';
import type * as Leaflet from 'leaflet';

import { matchesMedia, observeSize } from '../../lib/index.ts';
import { media } from '../../theme/media.ts';
import type { MapCircle, MapName, MapOutlines, MapPoint, MapTiles, MapView } from './mapTypes.ts';
import * as styles from './ListingMap.css.ts';
import * as markStyles from './marks.css.ts';
import { createPlacement, type Placement } from './placement.ts';

export type Library = typeof Leaflet;

/** A map on the page, and the library that draws it. */
export interface Drawn {
  library: Library;
  map: Leaflet.Map;
  /** Moves the map without reporting it, since the user did not move it. */
  show: (bounds: MapBounds) => void;
  /** Whether the last press on it dragged it. */
  wasDragged: () => boolean;
  /** Sets the maximum zoom: tiles have more detail. Pictures have names of their own. */
  setTiles: (hasTiles: boolean, hasNames: boolean) => void;
  /** Whether the user can move it. */
  isInteractive: boolean;
  placement: Placement;
  /** Takes it off the page. */
  remove: () => void;
}

/** The map is cut at `mapEdge` and not at the date line, which crosses the visible area. */
export const toLatLng = ({ latitude, longitude }: MapPoint): Leaflet.LatLngTuple => [
  latitude,
  unwrapLongitude(longitude),
];

export const metersPerMile = 1609.344;
/** Outlines have no streets to show beyond this zoom; tiles do. */
const [closest, closestWithTiles] = [12, 16];
/** At this zoom the widest standalone map is as wide as the world; the states fit into the narrowest. */
const farthest = 2;
/** Tiles are drawn for whole zoom levels; outlines for any. */
const [finest, finestWithTiles] = [0.25, 1];

export const isStill = (): boolean => matchesMedia(media.reducedMotion);

/**
 * Layers in drawing order. Leaflet's own go from 200 (tiles) to 600 (markers): tiles cover the land, which is visible
 * until they load, or if they fail.
 */
const panes = { areas: 150, lines: 160, circle: 400, names: 450 } as const;
/** Tiles have their own names. */
const namesBelowTiles = 170;

/** A map without animations. Its keys, and the logic that keeps it within its bounds, have no setting for that. */
const stillMap = ({ Map: LibraryMap }: Library) =>
  class extends LibraryMap {
    override panBy(offset: Leaflet.PointExpression, options?: Leaflet.PanOptions): this {
      return super.panBy(offset, { ...options, animate: false });
    }
  };

interface MapOptions {
  isInteractive: boolean;
  bounds: MapBounds;
  onMove: (view: MapView) => void;
}

/** Creates a map in an element. Nothing is created from text: controls are the kit's. */
export function drawMap(library: Library, element: HTMLElement, options: MapOptions): Drawn {
  const { isInteractive, onMove } = options;
  const moves = !isStill();
  const LibraryMap = moves ? library.Map : stillMap(library);
  const map = new LibraryMap(element, {
    attributionControl: false,
    zoomControl: false,
    minZoom: farthest,
    maxZoom: closest,
    zoomSnap: finest,
    maxBounds: [
      [-85, mapEdge - 360],
      [85, mapEdge],
    ],
    maxBoundsViscosity: 1,
    zoomAnimation: moves,
    // Leaflet's fade uses the system clock: if that stands still or is set back, tiles would stay invisible.
    fadeAnimation: false,
    inertia: moves,
    ...(!isInteractive && {
      dragging: false,
      keyboard: false,
      scrollWheelZoom: false,
      doubleClickZoom: false,
      boxZoom: false,
      touchZoom: false,
    }),
  });
  for (const [name, index] of Object.entries(panes)) map.createPane(name).style.zIndex = String(index);
  let isSilent = false;
  let shown = '';
  const silently = (act: () => void): void => {
    isSilent = true;
    act();
    isSilent = false;
  };
  const fit = (bounds: MapBounds): void => {
    const { south, north } = bounds;
    const west = unwrapLongitude(bounds.west);
    silently(() => {
      map.fitBounds(
        [
          [south, west],
          [north, west + widthOf(bounds)],
        ],
        { animate: false },
      );
      // After a jump Leaflet leaves lines between two pixels, where they blur; at the end of a move it does not.
      map.fire('moveend');
    });
  };
  let given: MapBounds | undefined;
  const show = (bounds: MapBounds): void => {
    // The parent echoes the reported area: nothing to do.
    if (writeBounds(bounds) === shown) return;
    shown = writeBounds(bounds);
    given = bounds;
    fit(bounds);
  };
  show(options.bounds);
  map.on('moveend', () => {
    if (isSilent) return;
    given = undefined;
    const view = viewOf(map);
    shown = writeBounds(view.bounds);
    onMove(view);
  });
  const stopResizing = observeSize([element], () => silently(() => map.invalidateSize({ animate: false })));
  let isDragged = false;
  element.addEventListener('pointerdown', () => (isDragged = false), true);
  map.on('dragstart', () => (isDragged = true));
  const setTiles: Drawn['setTiles'] = (hasTiles, hasNames) => {
    map.options.zoomSnap = hasTiles ? finestWithTiles : finest;
    map.setMaxZoom(hasTiles ? closestWithTiles : closest);
    const names = map.getPane('names');
    if (names) names.style.zIndex = String(hasNames ? namesBelowTiles : panes.names);
    // Between two zoom levels tiles blur. The farther one shows the whole area.
    if (given !== undefined) fit(given);
    else if (hasTiles) silently(() => map.setZoom(Math.floor(map.getZoom()), { animate: false }));
  };
  const remove = (): void => {
    stopResizing();
    // Ends a move in progress, since there will be nothing to show.
    map.off('moveend');
    map.remove();
  };
  const placement = createPlacement(library, map);
  return { library, map, show, wasDragged: () => isDragged, setTiles, isInteractive, placement, remove };
}

function viewOf(map: Leaflet.Map): MapView {
  const shown = map.getBounds();
  const isAround = shown.getEast() - shown.getWest() >= 360;
  return {
    bounds: {
      west: isAround ? -180 : wrapLongitude(shown.getWest()),
      south: Math.max(-85, shown.getSouth()),
      east: isAround ? 180 : wrapLongitude(shown.getEast()),
      north: Math.min(85, shown.getNorth()),
    },
    zoom: map.getZoom(),
  };
}

/** GeoJSON has longitude first. */
const turned = (line: readonly (readonly [number, number])[]): Leaflet.LatLngTuple[] =>
  line.map(([longitude, latitude]) => [latitude, unwrapLongitude(longitude)]);

/** Land and borders. */
export function outlinesLayer({ library }: Drawn, { areas, lines }: MapOutlines): Leaflet.Layer {
  const plain = { interactive: false, stroke: true } as const;
  return library.layerGroup([
    library.polygon(
      areas.map((rings) => rings.map(turned)),
      { ...plain, pane: 'areas', className: styles.area },
    ),
    library.polyline(lines.map(turned), { ...plain, pane: 'lines', className: styles.border }),
  ]);
}

export function tilesLayer({ library }: Drawn, { url }: MapTiles): Leaflet.Layer {
  return library.tileLayer(url, { maxZoom: closestWithTiles, detectRetina: false, className: styles.tile });
}

const milesPerDegree = 69;

/** A circle, with rings at distances from its center, which are labeled at their northern ends. */
export function circleLayer(
  { library, placement }: Drawn,
  { miles: radius, rings = [], toText, ...center }: MapCircle & { toText: (miles: number) => string },
): Leaflet.Layer {
  const around = (miles: number, className: string) =>
    library.circle(toLatLng(center), {
      radius: miles * metersPerMile,
      interactive: false,
      pane: 'circle',
      className,
    });
  const labels = [...rings, ...(rings.length > 0 ? [radius] : [])].map((miles) => {
    const element = textElement(markStyles.ring, toText(miles));
    const point = { ...center, latitude: center.latitude + miles / milesPerDegree };
    const marker = elementAt({ library }, point, element, { pane: 'names' });
    return { element, marker, at: marker.getLatLng() };
  });
  let removals: (() => void)[] = [];
  return library
    .layerGroup([
      around(radius, styles.circle),
      ...rings.map((miles) => around(miles, styles.ringLine)),
      ...labels.map(({ marker }) => marker),
    ])
    .on('add', () => {
      removals = labels.map(placement.addLabel);
      placement.arrange();
    })
    .on('remove', () => {
      for (const remove of removals) remove();
    });
}

function textElement(className: string, text: string): HTMLSpanElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

/** An element at a point. Leaflet takes elements as they are; it would parse a text as markup. */
export function elementAt(
  { library }: Pick<Drawn, 'library'>,
  point: MapPoint,
  element: HTMLElement,
  options: Leaflet.MarkerOptions = {},
): Leaflet.Marker {
  const icon = library.divIcon({ html: element, className: markStyles.mark, iconSize: [0, 0] });
  return library.marker(toLatLng(point), { icon, interactive: false, keyboard: false, ...options });
}

/** As many names as fit, the first ones first. */
export function namesLayer(drawn: Drawn, names: readonly MapName[]): Leaflet.Layer {
  const { library, placement } = drawn;
  const placed = names.map((each) => {
    const element = textElement(markStyles.name, each.name);
    element.translate = false;
    element.dataset['size'] = each.size ?? 'sm';
    const marker = elementAt(drawn, each, element, { pane: 'names' });
    return { element, marker, at: marker.getLatLng() };
  });
  return library
    .layerGroup(placed.map(({ marker }) => marker))
    .on('add', () => {
      placement.setNames(placed);
      placement.arrange();
    })
    .on('remove', () => placement.setNames([]));
}
