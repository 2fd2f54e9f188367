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

export type Library = typeof Leaflet;

/** A map on the page, and the library that draws it. */
export interface Drawn {
  library: Library;
  map: Leaflet.Map;
  /** Moves the map without telling anyone, as it was not someone who did. */
  show: (bounds: MapBounds) => void;
  /** Whether the last press on it moved it. */
  wasDragged: () => boolean;
  /** How near it goes: with tiles there is more to see. */
  setTiles: (hasTiles: boolean) => void;
  /** Whether someone can move it. */
  isInteractive: boolean;
  /** Takes it off the page. */
  remove: () => void;
}

/** The map is cut at `mapEdge` and not at the date line, which runs through what it shows. */
export const toLatLng = ({ latitude, longitude }: MapPoint): Leaflet.LatLngTuple => [
  latitude,
  unwrapLongitude(longitude),
];

const metersPerMile = 1609.344;
/** Closer than this there are no streets to see; with tiles there are. */
const [closest, closestWithTiles] = [12, 16];
/** The widest map that stands alone on a page is as wide as the world then; the states fit into the narrowest. */
const farthest = 2;
/** Tiles are drawn for whole steps; outlines for any. */
const [finest, finestWithTiles] = [0.25, 1];

export const isStill = (): boolean => matchesMedia(media.reducedMotion);

/**
 * Every layer by what is drawn first. Leaflet's own go from 200 (tiles) to 600 (markers): tiles cover the land, which is
 * seen until they come, or where they do not.
 */
const panes = { areas: 150, lines: 160, circle: 400, names: 450 } as const;
/** Tiles have names of their own. */
const namesBelowTiles = 170;

/** A map that jumps instead of gliding. What its keys do, and what keeps it within its edges, has no setting for that. */
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

/** Puts a map into an element. Nothing of it is made from text: controls are the kit's. */
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
    // It counts by the clock of the day: where that stands or is set back, tiles would stay unseen.
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
  const show = (bounds: MapBounds): void => {
    // What it told comes back: it is there already.
    if (writeBounds(bounds) === shown) return;
    shown = writeBounds(bounds);
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
      // After a jump the library leaves lines between two pixels, where they blur; at the end of a move it does not.
      map.fire('moveend');
    });
  };
  show(options.bounds);
  map.on('moveend', () => {
    if (isSilent) return;
    const view = viewOf(map);
    shown = writeBounds(view.bounds);
    onMove(view);
  });
  const stopResizing = observeSize([element], () => silently(() => map.invalidateSize({ animate: false })));
  let isDragged = false;
  element.addEventListener('pointerdown', () => (isDragged = false), true);
  map.on('dragstart', () => (isDragged = true));
  const setTiles = (hasTiles: boolean): void => {
    map.options.zoomSnap = hasTiles ? finestWithTiles : finest;
    map.setMaxZoom(hasTiles ? closestWithTiles : closest);
    const names = map.getPane('names');
    if (names) names.style.zIndex = String(hasTiles ? namesBelowTiles : panes.names);
    // Between two steps tiles blur. The farther one shows all that was to be seen.
    if (hasTiles) silently(() => map.setZoom(Math.floor(map.getZoom()), { animate: false }));
  };
  const remove = (): void => {
    stopResizing();
    // A move that is on its way ends here, where there is nothing left to look at.
    map.off('moveend');
    map.remove();
  };
  return { library, map, show, wasDragged: () => isDragged, setTiles, isInteractive, remove };
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

/** GeoJSON has its numbers the other way around. */
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

export function circleLayer({ library }: Drawn, circle: MapCircle): Leaflet.Layer {
  return library.circle(toLatLng(circle), {
    radius: circle.miles * metersPerMile,
    interactive: false,
    pane: 'circle',
    className: styles.circle,
  });
}

/** An element at a point. The library takes elements as they are; a text it would have to read as markup. */
export function elementAt(
  { library }: Drawn,
  point: MapPoint,
  element: HTMLElement,
  options: Leaflet.MarkerOptions = {},
): Leaflet.Marker {
  const icon = library.divIcon({ html: element, className: styles.mark, iconSize: [0, 0] });
  return library.marker(toLatLng(point), { icon, interactive: false, keyboard: false, ...options });
}

/** As many names as there is room for, the first ones first. */
export function namesLayer(drawn: Drawn, names: readonly MapName[]): Leaflet.Layer {
  const { library, map } = drawn;
  const placed = names.map((each) => {
    const element = document.createElement('span');
    element.className = styles.name;
    element.translate = false;
    element.textContent = each.name;
    return { element, marker: elementAt(drawn, each, element, { pane: 'names' }) };
  });
  const makeRoom = (): void => {
    const taken: Leaflet.Bounds[] = [];
    for (const { element, marker } of placed) {
      const middle = map.latLngToLayerPoint(marker.getLatLng());
      const half = library.point(element.offsetWidth, element.offsetHeight).divideBy(2);
      const box = library.bounds(middle.subtract(half), middle.add(half));
      const isFree = !taken.some((other) => other.intersects(box));
      element.style.visibility = isFree ? '' : 'hidden';
      if (isFree) taken.push(box);
    }
  };
  return library
    .layerGroup(placed.map(({ marker }) => marker))
    .on('add', () => {
      makeRoom();
      map.on('zoomend', makeRoom);
    })
    .on('remove', () => map.off('zoomend', makeRoom));
}
