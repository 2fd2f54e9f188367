import type { MapOutlines } from '@porchlight/ui';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import counties from 'us-atlas/counties-10m.json?url';
import states from 'us-atlas/states-10m.json?url';

type Atlas = Topology<{ states: GeometryCollection; counties?: GeometryCollection }>;
type Line = [number, number][];

async function load(address: string): Promise<MapOutlines> {
  const response = await fetch(address);
  if (!response.ok) throw new Error('The outlines did not come.');
  // Our own file, generated at build time.
  const atlas = (await response.json()) as Atlas;
  const { states: land, counties: parts } = atlas.objects;
  const areas = feature(atlas, land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates as Line[]];
    return geometry.type === 'MultiPolygon' ? (geometry.coordinates as Line[][]) : [];
  });
  const borders = mesh(atlas, parts ?? land, (a, b) => a !== b);
  return { areas, lines: borders.coordinates as Line[] };
}

const known = new Map<string, Promise<MapOutlines>>();

/** Outlines of the U.S. states, or of counties for close views. From bundled files, loaded once per visit. */
export function outlinesOf(detail: 'states' | 'counties'): Promise<MapOutlines> {
  const address = detail === 'states' ? states : counties;
  const loading = known.get(address) ?? load(address);
  known.set(address, loading);
  loading.catch(() => known.delete(address));
  return loading;
}
