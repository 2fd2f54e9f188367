import type { MapBase, MapMark, MapName, MapOutlines, MapVectorFeature } from './mapTypes.ts';

/** A fictional coast and a few borders, for stories. */
export const sampleOutlines: MapOutlines = {
  areas: [
    [
      [
        [-101, 33],
        [-94, 33],
        [-94, 30.4],
        [-96.2, 29.9],
        [-97.1, 29.7],
        [-97.6, 29.2],
        [-98.2, 28.1],
        [-101, 28],
      ],
    ],
  ],
  lines: [
    [
      [-98.1, 33],
      [-98, 30.7],
      [-98.25, 30.1],
      [-97.9, 29.4],
    ],
    [
      [-101, 30.45],
      [-98.1, 30.45],
      [-97.3, 30.65],
      [-95, 30.9],
    ],
    [
      [-98.2, 30],
      [-97.4, 30.15],
      [-96.8, 29.8],
    ],
  ],
};

const near = (latitude: number, longitude: number) => ({ latitude, longitude });

/** Two listings, three at one place, and a cluster of towns. */
export const sampleMarks: readonly MapMark[] = [
  {
    key: 'bike',
    kind: 'pin',
    text: '$120',
    label: '$120, Road bike, near Austin, TX',
    ...near(30.27, -97.74),
  },
  {
    key: 'desk',
    kind: 'pin',
    text: 'Free',
    label: 'Free, Walnut desk, near Buda, TX',
    ...near(30.09, -97.84),
  },
  {
    key: 'lockhart',
    kind: 'place',
    text: '3 from $40',
    brief: '3',
    label: '3 from $40: 3 listings near Lockhart, TX',
    ...near(29.88, -97.67),
  },
  { key: 'many', kind: 'cluster', text: '12', label: '12 listings from $5', ...near(30.51, -97.68) },
];

/** Under a mark, next to it, too close to others, and at the edge. */
export const sampleNames: readonly MapName[] = [
  { name: 'Austin', size: 'lg', ...near(30.27, -97.74) },
  { name: 'Round Rock', size: 'md', ...near(30.51, -97.68) },
  { name: 'San Marcos', size: 'md', ...near(29.88, -97.94) },
  { name: 'Lockhart', ...near(29.88, -97.67) },
  { name: 'Rollingwood', ...near(30.275, -97.77) },
  { name: 'West Lake Hills', ...near(30.28, -97.8) },
  { name: 'Fredericksburg', ...near(30.27, -98.87) },
];

type Shape = readonly [kind: string, points: readonly (readonly [number, number])[], name?: string];

const layer = (type: number, ...shapes: readonly Shape[]) => ({
  extent: 100,
  length: shapes.length,
  feature: (index: number): MapVectorFeature => {
    const [kind, points, name] = shapes[index] ?? ['', []];
    return { type, properties: { kind, name }, loadGeometry: () => [points.map(([x, y]) => ({ x, y }))] };
  },
});

const whole = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
] as const;

const townTile = {
  layers: {
    earth: layer(3, ['earth', whole]),
    landuse: layer(3, [
      'park',
      [
        [8, 55],
        [35, 52],
        [40, 85],
        [12, 90],
      ],
    ]),
    water: layer(3, [
      'lake',
      [
        [62, 10],
        [88, 14],
        [82, 38],
        [66, 34],
      ],
    ]),
    roads: layer(
      2,
      [
        'highway',
        [
          [0, 45],
          [50, 48],
          [100, 45],
        ],
      ],
      [
        'major_road',
        [
          [50, 0],
          [50, 100],
        ],
      ],
      [
        'minor_road',
        [
          [0, 20],
          [100, 20],
        ],
        'Congress Ave',
      ],
      [
        'minor_road',
        [
          [0, 75],
          [100, 75],
        ],
        'Guadalupe St',
      ],
      [
        'minor_road',
        [
          [20, 0],
          [20, 100],
        ],
        'Lamar Blvd',
      ],
    ),
  },
};

/** The same small town in every tile. */
export const sampleBaseMap: MapBase = {
  readTile: () => Promise.resolve(townTile),
  maxZoom: 14,
  attribution: '© Street map contributors, https://maps.example.org/copyright',
};
