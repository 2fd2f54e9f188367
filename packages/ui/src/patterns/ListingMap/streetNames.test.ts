import { expect, test } from 'vitest';

import { drawStreetNames, size } from './streetNames.ts';

interface Written {
  text: string;
  x: number;
  y: number;
  turn: number;
}

/** Street names that would be written on a tile, with ten pixels for each letter. */
function written(roads: readonly { name: string; points: readonly [number, number][] }[], zoom = 15) {
  const texts: Written[] = [];
  let [x, y, turn] = [0, 0, 0];
  const context = {
    save: () => undefined,
    restore: () => undefined,
    measureText: (text: string) => ({ width: text.length * 10 }),
    translate: (right: number, down: number) => ([x, y] = [right, down]),
    rotate: (angle: number) => (turn = angle),
    strokeText: () => undefined,
    fillText: (text: string) => texts.push({ text, x, y, turn }),
  };
  const layer = {
    extent: size,
    length: roads.length,
    feature: (index: number) => ({
      type: 2,
      properties: { kind: 'minor_road', name: roads[index]?.name },
      loadGeometry: () => [roads[index]?.points.map(([a, b]) => ({ x: a, y: b })) ?? []],
    }),
  };
  drawStreetNames(
    {
      context: context as never,
      tile: { layers: { roads: layer } },
      zoom,
      paintOf: () => '',
      place: () => (point) => [point.x, point.y],
    },
    'sans-serif',
  );
  return texts;
}

const across: [number, number][] = [
  [-100, 60],
  [400, 60],
];

test('a name is in the middle of the part of its street that is on the tile', () => {
  expect(written([{ name: 'Main St', points: across }])).toEqual([
    { text: 'Main St', x: expect.closeTo(size / 2), y: 60, turn: 0 },
  ]);
});

test('a name follows its street and is never upside down', () => {
  const west: [number, number][] = [
    [220, 120],
    [40, 100],
  ];
  const [{ turn } = { turn: Number.NaN }] = written([{ name: 'Oak Ave', points: west }]);
  expect(turn).toBeCloseTo(Math.atan(20 / 180), 5);
});

test.each([
  [
    'longer than its street',
    [{ name: 'A very long street name', points: across.map(([x, y]) => [x / 4, y]) }],
    15,
  ],
  ['outside of the tile', [{ name: 'Main St', points: across.map(([x]) => [x, 400]) }], 15],
  ['far out', [{ name: 'Main St', points: across }], 13],
] as [string, Parameters<typeof written>[0], number][])('no name that is %s', (_what, roads, zoom) => {
  expect(written(roads, zoom)).toEqual([]);
});

test('two names don’t touch', () => {
  const texts = written([
    { name: 'Main St', points: across },
    { name: 'Main Street', points: across.map(([x]) => [x, 75]) },
  ]);
  expect(texts.map(({ text }) => text)).toEqual(['Main St']);
});
