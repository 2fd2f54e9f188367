import type * as Leaflet from 'leaflet';

import { vars } from '../../theme/index.ts';
import type { Drawn } from './leaflet.ts';
import type { MapBase, MapVectorFeature, MapVectorTile } from './mapTypes.ts';

const { color, font } = vars;

interface Rule {
  layer: string;
  /** Values of `kind`. Default all others. */
  kinds?: readonly string[];
  paint: string;
  /** Of lines, in pixels at a zoom level; 0 hides them. Without it, areas are filled. */
  width?: (zoom: number) => number;
}

const green =
  'park national_park nature_reserve protected_area forest wood grass grassland golf_course cemetery'.split(
    ' ',
  );

/** Grows with the zoom level, up to a maximum. */
const from = (zoom: number, width: number, most: number) => (shown: number) =>
  shown < zoom ? 0 : Math.min(most, width * 1.25 ** (shown - zoom));

/** In drawing order: layers and kinds of the Protomaps basemap, colors of the theme. */
const rules: readonly Rule[] = [
  { layer: 'earth', paint: color.surface },
  { layer: 'landcover', kinds: green, paint: color.positiveSoft },
  { layer: 'landuse', kinds: green, paint: color.positiveSoft },
  { layer: 'water', paint: color.infoSoft },
  { layer: 'water', kinds: ['river', 'canal'], paint: color.infoSoft, width: from(8, 1, 4) },
  { layer: 'water', kinds: ['stream'], paint: color.infoSoft, width: from(13, 1, 2) },
  { layer: 'buildings', paint: color.surfaceSunken },
  { layer: 'roads', kinds: ['rail'], paint: color.border, width: from(11, 0.5, 1) },
  { layer: 'roads', kinds: ['path', 'other'], paint: color.border, width: from(14, 0.5, 1) },
  { layer: 'roads', kinds: ['minor_road'], paint: color.border, width: from(12, 1, 5) },
  { layer: 'roads', kinds: ['medium_road', 'major_road'], paint: color.border, width: from(7, 1, 8) },
  { layer: 'roads', kinds: ['highway'], paint: color.borderStrong, width: from(4, 0.75, 6) },
  { layer: 'boundaries', kinds: ['country', 'region'], paint: color.borderStrong, width: () => 1 },
];

const [lines, areas] = [2, 3];

/** Data of zoom level 14 is drawn at 15, for half as many requests: it is made for tiles of twice this size. */
const size = 256;
const dataBehind = 1;

/** 'var(--name, fallback)' as a color of the current theme. */
function resolved(style: CSSStyleDeclaration, variable: string): string {
  const name = /^var\((--[\w-]+)/.exec(variable)?.[1] ?? '';
  return style.getPropertyValue(name).trim();
}

interface Drawing {
  context: CanvasRenderingContext2D;
  tile: MapVectorTile;
  zoom: number;
  paintOf: (variable: string) => string;
  /** From a point of the layer's grid to pixels. */
  place: (extent: number) => (point: { x: number; y: number }) => [number, number];
}

function* featuresOf({ tile }: Drawing, { layer: name, kinds, width }: Rule): Generator<MapVectorFeature> {
  const layer = tile.layers[name];
  const type = width === undefined ? areas : lines;
  for (let index = 0; index < (layer?.length ?? 0); index += 1) {
    const feature = layer?.feature(index);
    if (feature?.type === type && (kinds?.includes(String(feature.properties['kind'])) ?? true))
      yield feature;
  }
}

function drawRule(drawing: Drawing, rule: Rule): void {
  const { context, tile, zoom, paintOf, place } = drawing;
  const width = rule.width?.(zoom);
  if (width === 0) return;
  const toPixels = place(tile.layers[rule.layer]?.extent ?? 4096);
  context.beginPath();
  for (const feature of featuresOf(drawing, rule))
    for (const line of feature.loadGeometry())
      for (const [index, point] of line.entries())
        context[index === 0 ? 'moveTo' : 'lineTo'](...toPixels(point));
  if (width === undefined) {
    context.fillStyle = paintOf(rule.paint);
    context.fill();
  } else {
    context.strokeStyle = paintOf(rule.paint);
    context.lineWidth = width;
    context.stroke();
  }
}

const namesFrom = 14;
const fontSize = 12;

/** Names of streets, each along its longest straight part, if it fits there and touches no other. */
function drawStreetNames(drawing: Drawing, family: string): void {
  const { context, tile, zoom, paintOf, place } = drawing;
  if (zoom < namesFrom) return;
  const toPixels = place(tile.layers['roads']?.extent ?? 4096);
  const taken: [number, number][] = [];
  context.font = `${fontSize}px ${family}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 3;
  context.lineJoin = 'round';
  context.strokeStyle = paintOf(color.surface);
  context.fillStyle = paintOf(color.textMuted);
  for (const feature of featuresOf(drawing, { layer: 'roads', paint: '', width: () => 1 })) {
    const name = feature.properties['name'];
    if (typeof name !== 'string') continue;
    const parts = feature.loadGeometry().flatMap((line) => {
      const points = line.map(toPixels);
      return points.slice(1).map((to, index) => {
        const [x, y] = points[index] ?? to;
        return { x: (x + to[0]) / 2, y: (y + to[1]) / 2, right: to[0] - x, down: to[1] - y };
      });
    });
    const half = context.measureText(name).width / 2;
    const isInside = (at: number): boolean => at > half && at < size - half;
    const free = parts
      .filter(({ x, y, right, down }) => Math.hypot(right, down) > 2 * half && isInside(x) && isInside(y))
      .find(({ x, y }) =>
        taken.every((other) => Math.hypot(other[0] - x, other[1] - y) > half + 4 * fontSize),
      );
    if (free === undefined) continue;
    taken.push([free.x, free.y]);
    context.save();
    context.translate(free.x, free.y);
    // Never upside down.
    context.rotate(Math.atan(free.down / (free.right || Number.EPSILON)));
    context.strokeText(name, 0, 0);
    context.fillText(name, 0, 0);
    context.restore();
  }
}

/** Draws one tile from data of the same zoom level or of one farther out, of which it is a part. */
function draw(
  canvas: HTMLCanvasElement,
  style: CSSStyleDeclaration,
  tile: MapVectorTile,
  part: { x: number; y: number; zoom: number; times: number },
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const ratio = window.devicePixelRatio || 1;
  canvas.width = size * ratio;
  canvas.height = size * ratio;
  context.scale(ratio, ratio);
  const paintOf = (variable: string): string => resolved(style, variable);
  const drawing: Drawing = {
    context,
    tile,
    zoom: part.zoom,
    paintOf,
    place: (extent) => {
      const scale = (size * part.times) / extent;
      return ({ x, y }) => [x * scale - part.x * size, y * scale - part.y * size];
    },
  };
  context.fillStyle = paintOf(color.infoSoft);
  context.fillRect(0, 0, size, size);
  for (const rule of rules) drawRule(drawing, rule);
  drawStreetNames(drawing, paintOf(font.family) || 'sans-serif');
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** Streets, water and parks from vector tiles, in the colors of the theme; drawn again when that changes. */
export function baseMapLayer({ library, map }: Drawn, { readTile, maxZoom }: MapBase): Leaflet.Layer {
  class BaseMap extends library.GridLayer {
    override createTile({ x, y, z: zoom }: Leaflet.Coords, done: Leaflet.DoneCallback): HTMLElement {
      const canvas = document.createElement('canvas');
      const dataZoom = Math.max(0, Math.min(maxZoom, zoom - dataBehind));
      const times = 2 ** (zoom - dataZoom);
      // East of the date line the world begins again.
      const column = modulo(Math.floor(x / times), 2 ** dataZoom);
      readTile(dataZoom, column, Math.floor(y / times)).then(
        (tile) => {
          const style = getComputedStyle(map.getContainer());
          const part = { x: modulo(x, times), y: modulo(y, times), zoom, times };
          if (tile !== undefined) draw(canvas, style, tile, part);
          done(undefined, canvas);
        },
        (error: unknown) => done(error instanceof Error ? error : new Error('No tile'), canvas),
      );
      return canvas;
    }
  }
  const layer = new BaseMap({ tileSize: size });
  const redraw = (): void => void layer.redraw();
  const themeChanges = new MutationObserver(redraw);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  return layer
    .on('add', () => {
      themeChanges.observe(document.documentElement, { attributeFilter: ['data-theme'] });
      dark.addEventListener('change', redraw);
    })
    .on('remove', () => {
      themeChanges.disconnect();
      dark.removeEventListener('change', redraw);
    });
}
