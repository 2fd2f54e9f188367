/** A tiny PMTiles archive, written by hand: enough of the format for one vector tile. */

type Point = readonly [number, number];

/** A line or an area of a tile, on its grid of 4096. */
export interface Shape {
  layer: string;
  kind: string;
  type: 'line' | 'area';
  points: readonly Point[];
}

const varint = (value: number): number[] => {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
};

/** A field of a protobuf message: bytes, or a number. */
const bytes = (field: number, content: readonly number[]): number[] => [
  ...varint(field * 8 + 2),
  ...varint(content.length),
  ...content,
];
const number = (field: number, value: number): number[] => [...varint(field * 8), ...varint(value)];
const text = (field: number, content: string): number[] => bytes(field, [...Buffer.from(content)]);

const zigzag = (value: number): number => (value < 0 ? -value * 2 - 1 : value * 2);

/** Commands of a geometry: move to the first point, lines to the others, and for areas the end. */
function geometry({ points, type }: Shape): number[] {
  const steps = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    return [zigzag(x - fromX), zigzag(y - fromY)];
  });
  const [first = [], ...others] = steps;
  const [moveTo, lineTo, close] = [1, 2, 7];
  const drawn = [8 + moveTo, ...first, others.length * 8 + lineTo, ...others.flat()];
  return (type === 'area' ? [...drawn, 8 + close] : drawn).flatMap(varint);
}

const feature = (shape: Shape): number[] => [
  ...bytes(2, [...varint(0), ...varint(0)]),
  ...number(3, shape.type === 'line' ? 2 : 3),
  ...bytes(4, geometry(shape)),
];

/** A layer for each shape is enough: renderers take the first of a name, so names must differ. */
const layerOf = (shape: Shape): number[] => [
  ...text(1, shape.layer),
  ...bytes(2, feature(shape)),
  ...text(3, 'kind'),
  ...bytes(4, text(1, shape.kind)),
  ...number(5, 4096),
  ...number(15, 2),
];

/** An archive whose only tile, the whole world at zoom level 0, has these shapes. */
export function pmtilesOf(shapes: readonly Shape[]): Buffer {
  const tile = Buffer.from(shapes.flatMap((shape) => bytes(3, layerOf(shape))));
  // One entry: tile 0, run of 1, its length, offset 0 (written as 1).
  const directory = Buffer.from([1, 0, 1, tile.length, 1].flatMap(varint));
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(127);
  header.write('PMTiles');
  header[7] = 3;
  const parts = [directory, metadata, Buffer.alloc(0), tile];
  let offset = header.length;
  for (const [index, { length }] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + 16 * index);
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * index);
    offset += length;
  }
  // Tiles addressed, entries and tile contents: one each. Clustered, uncompressed, vector tiles, zoom level 0.
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(1n, at);
  header.set([1, 1, 1, 1, 0, 0], 96);
  return Buffer.concat([header, ...parts]);
}
