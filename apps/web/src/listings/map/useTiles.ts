import type { MapTiles } from '@porchlight/domain';
import type { MapBase, MapTiles as Pictures } from '@porchlight/ui';
import { useEffect, useState } from 'react';

const opened = new Map<string, Promise<MapBase>>();

/** Opens an archive once per visit; a failed attempt is repeated by the next map. */
function open(tiles: MapTiles): Promise<MapBase> {
  const opening =
    opened.get(tiles.url) ?? import('./baseMap.ts').then(({ openBaseMap }) => openBaseMap(tiles));
  opened.set(tiles.url, opening);
  opening.catch(() => opened.delete(tiles.url));
  return opening;
}

/** The streets of a map: pictures, or an archive of vector tiles, which loads its own code. */
export function useTiles(tiles: MapTiles | undefined): { tiles?: Pictures; baseMap?: MapBase } {
  const [baseMap, setBaseMap] = useState<MapBase>();
  const url = tiles?.url;
  const isArchive = tiles?.format === 'pmtiles';
  const attribution = tiles?.attribution ?? '';
  useEffect(() => {
    if (url === undefined || !isArchive) return undefined;
    let isOver = false;
    open({ url, attribution }).then(
      (ready) => {
        if (!isOver) setBaseMap(ready);
      },
      // The map shows outlines.
      () => undefined,
    );
    return () => void (isOver = true);
  }, [url, attribution, isArchive]);
  if (tiles === undefined) return {};
  return isArchive ? { ...(baseMap && { baseMap }) } : { tiles };
}
