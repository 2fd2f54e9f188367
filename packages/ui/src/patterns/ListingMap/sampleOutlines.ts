import type { MapOutlines } from './mapTypes.ts';

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
