import type { MapBounds } from '@porchlight/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { type Drawn, drawMap, type Library } from './leaflet.ts';
import type { MapView } from './mapTypes.ts';

interface Wanted {
  library: () => Promise<object>;
  bounds: MapBounds;
  onMove: ((view: MapView) => void) | undefined;
  isInteractive: boolean;
  /** Whether there are streets, and whether they have names of their own. */
  hasTiles: boolean;
  hasTileNames: boolean;
}

type MapStatus = 'loading' | 'ready' | 'failed';

/** A map in an element, from when its library is loaded until it is removed. */
export function useDrawnMap(
  canvas: RefObject<HTMLElement | null>,
  { library, bounds, onMove, isInteractive, hasTiles, hasTileNames }: Wanted,
): { drawn: Drawn | undefined; status: MapStatus; retry: () => void } {
  const [made, setMade] = useState<Drawn>();
  const [tries, setTries] = useState(0);
  // The failed attempt.
  const [failed, setFailed] = useState<number>();
  const latest = useRef({ library, bounds, onMove });
  useEffect(() => {
    latest.current = { library, bounds, onMove };
  });

  useEffect(() => {
    let isGone = false;
    let drawing: Drawn | undefined;
    latest.current.library().then(
      (loaded) => {
        const element = canvas.current;
        if (isGone || element === null) return;
        // Bundlers differ in how they expose a CommonJS module.
        const found = 'map' in loaded ? loaded : (loaded as { default: object }).default;
        // Applications without a map have no types of Leaflet, so the prop does not name them.
        drawing = drawMap(found as Library, element, {
          isInteractive,
          bounds: latest.current.bounds,
          onMove: (view) => latest.current.onMove?.(view),
        });
        setMade(drawing);
      },
      () => {
        if (!isGone) setFailed(tries);
      },
    );
    return () => {
      isGone = true;
      drawing?.remove();
      setMade(undefined);
    };
  }, [canvas, isInteractive, tries]);

  // A new map is about to be created: draw nothing on the old one.
  const drawn = made?.isInteractive === isInteractive ? made : undefined;
  useEffect(() => drawn?.setTiles(hasTiles, hasTileNames), [drawn, hasTiles, hasTileNames]);

  useEffect(() => drawn?.show(bounds), [drawn, bounds]);
  return {
    drawn,
    status: drawn !== undefined ? 'ready' : failed === tries ? 'failed' : 'loading',
    retry: () => setTries(tries + 1),
  };
}
