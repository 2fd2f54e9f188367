import { vars } from '../../theme/index.ts';
import { featuresIn } from './featuresIn.ts';
import type { MapVectorTile } from './mapTypes.ts';

const { color } = vars;

/** The `type` of lines. */
export const lines = 2;

/** Of a tile, in pixels. */
export const size = 256;

/** One tile that is drawn. */
export interface Drawing {
  context: CanvasRenderingContext2D;
  tile: MapVectorTile;
  zoom: number;
  paintOf: (variable: string) => string;
  /** From a point of the layer's grid to pixels. */
  place: (extent: number) => (point: { x: number; y: number }) => [number, number];
}

const namesFrom = 14;
const fontSize = 12;

/** The middles of those straight parts of a line that have room for a name within the tile. */
function partsInside(points: readonly [number, number][], half: number) {
  return points.slice(1).flatMap(([toX, toY], index) => {
    const [x, y] = points[index] ?? [toX, toY];
    const [right, down] = [toX - x, toY - y];
    const cuts = [x, y].flatMap((start, axis) => {
      const step = axis === 0 ? right : down;
      // Where the part enters and leaves the tile, from 0 at its start to 1 at its end.
      return step === 0 ? [] : [fontSize, size - fontSize].map((edge) => (edge - start) / step);
    });
    const clamped = cuts.map((cut) => Math.min(1, Math.max(0, cut)));
    const ends = [clamped.slice(0, 2), clamped.slice(2)].filter(({ length }) => length > 0);
    const enters = Math.max(0, ...ends.map((pair) => Math.min(...pair)));
    const leaves = Math.min(1, ...ends.map((pair) => Math.max(...pair)));
    const middle = {
      x: x + (right * (enters + leaves)) / 2,
      y: y + (down * (enters + leaves)) / 2,
      right,
      down,
    };
    const isIn = [middle.x, middle.y].every((at) => at > 0 && at < size);
    return isIn && Math.hypot(right, down) * (leaves - enters) > 2 * half ? [middle] : [];
  });
}

/** Names of streets, each along its longest straight part, if it fits there and touches no other. */
export function drawStreetNames(drawing: Drawing, family: string): void {
  const { context, tile, zoom, paintOf, place } = drawing;
  if (zoom < namesFrom) return;
  const taken: [number, number][] = [];
  context.font = `${fontSize}px ${family}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 3;
  context.lineJoin = 'round';
  context.strokeStyle = paintOf(color.surface);
  context.fillStyle = paintOf(color.textMuted);
  const toPixels = place(tile.layers['roads']?.extent ?? 4096);
  for (const feature of featuresIn(tile, 'roads')) {
    if (feature.type !== lines) continue;
    const name = feature.properties['name'];
    if (typeof name !== 'string') continue;
    const half = context.measureText(name).width / 2;
    const free = feature
      .loadGeometry()
      .flatMap((line) => partsInside(line.map(toPixels), half))
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
