import type * as Leaflet from 'leaflet';

import { vars } from '../../theme/index.ts';
import { featuresIn } from './featuresIn.ts';
import type { Drawn } from './leaflet.ts';
import type { MapBase, MapVectorFeature, MapVectorTile } from './mapTypes.ts';
import { type Drawing, drawStreetNames, lines, size } from './streetNames.ts';

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

const areas = 3;

/** Data of zoom level 14 is drawn at 15, in a quarter of the requests: it is made for tiles of twice the size. */
const dataBehind = 1;

/** 'var(--name, fallback)' as a color of the current theme. */
function resolved(style: CSSStyleDeclaration, variable: string): string {
  const name = /^var\((--[\w-]+)/.exec(variable)?.[1] ?? '';
  return style.getPropertyValue(name).trim();
}

function featuresOf({ tile }: Drawing, { layer, kinds, width }: Rule): MapVectorFeature[] {
  const type = width === undefined ? areas : lines;
  return featuresIn(tile, layer).filter(
    (feature) => feature.type === type && (kinds?.includes(String(feature.properties['kind'])) ?? true),
  );
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
      const load = async (): Promise<Error | undefined> => {
        try {
          const tile = await readTile(dataZoom, column, Math.floor(y / times));
          const style = getComputedStyle(map.getContainer());
          const part = { x: modulo(x, times), y: modulo(y, times), zoom, times };
          if (tile !== undefined) draw(canvas, style, tile, part);
          return undefined;
        } catch (error) {
          return error instanceof Error ? error : new Error('No tile');
        }
      };
      const start = async (): Promise<void> => done(await load(), canvas);
      void start();
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
