import type { MapTiles } from '@porchlight/domain';
import type { MapBase } from '@porchlight/ui';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';

/** Decoded tiles in memory: those of a large window and its surroundings. */
const tilesMax = 64;

/** Opens an archive of vector tiles. It reads only the parts of the file that the map shows. */
export async function openBaseMap({ url, attribution }: MapTiles): Promise<MapBase> {
  const archive = new PMTiles(url);
  const { maxZoom } = await archive.getHeader();
  const known = new Map<string, ReturnType<MapBase['readTile']>>();
  const read: MapBase['readTile'] = async (zoom, x, y) => {
    const found = await archive.getZxy(zoom, x, y);
    return found && new VectorTile(new PbfReader(new Uint8Array(found.data)));
  };
  return {
    attribution,
    maxZoom,
    readTile: (zoom, x, y) => {
      const key = `${zoom} ${x} ${y}`;
      const reading = known.get(key) ?? read(zoom, x, y);
      known.delete(key);
      known.set(key, reading);
      reading.catch(() => known.delete(key));
      const [oldest] = known.keys();
      if (known.size > tilesMax && oldest !== undefined) known.delete(oldest);
      return reading;
    },
  };
}
