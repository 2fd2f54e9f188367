import { boundsOf, unwrapLongitude, widthOf, wrapLongitude } from '@porchlight/domain';
import type { MapName, MapOutlines } from '@porchlight/ui';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import counties from 'us-atlas/counties-10m.json?url';
import states from 'us-atlas/states-10m.json?url';

type Atlas = Topology<{ states: GeometryCollection; counties?: GeometryCollection<{ name: string }> }>;
type Line = [number, number][];

/** The land, and the names of counties once those are loaded. */
export interface Land extends MapOutlines {
  counties: readonly MapName[];
}

/** The name of an area in the middle of its largest part. */
function nameOf(name: string, rings: readonly Line[]): MapName | undefined {
  const [largest] = rings
    .map((ring) => boundsOf(ring.map(([longitude, latitude]) => ({ latitude, longitude }))))
    .toSorted((a, b) => widthOf(b) - widthOf(a));
  if (largest === undefined) return undefined;
  return {
    name,
    size: 'area',
    latitude: (largest.south + largest.north) / 2,
    longitude: wrapLongitude(unwrapLongitude(largest.west) + widthOf(largest) / 2),
  };
}

function polygonsOf(geometry: { type: string; coordinates?: unknown }): Line[][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates as Line[]];
  return geometry.type === 'MultiPolygon' ? (geometry.coordinates as Line[][]) : [];
}

async function load(address: string): Promise<Land> {
  const response = await fetch(address);
  if (!response.ok) throw new Error('The outlines did not come.');
  // Our own file, generated at build time.
  const atlas = (await response.json()) as Atlas;
  const { states: land, counties: parts } = atlas.objects;
  const areas = feature(atlas, land).features.flatMap(({ geometry }) => polygonsOf(geometry));
  const borders = mesh(atlas, parts ?? land, (a, b) => a !== b);
  const counties = (parts === undefined ? [] : feature(atlas, parts).features).flatMap(
    ({ geometry, properties }) =>
      nameOf(
        properties.name,
        polygonsOf(geometry).flatMap(([outer]) => (outer === undefined ? [] : [outer])),
      ) ?? [],
  );
  return { areas, lines: borders.coordinates as Line[], counties };
}

const known = new Map<string, Promise<Land>>();

/** Outlines of the U.S. states, or of counties for close views. From bundled files, loaded once per visit. */
export function outlinesOf(detail: 'states' | 'counties'): Promise<Land> {
  const address = detail === 'states' ? states : counties;
  const loading = known.get(address) ?? load(address);
  known.set(address, loading);
  loading.catch(() => known.delete(address));
  return loading;
}
