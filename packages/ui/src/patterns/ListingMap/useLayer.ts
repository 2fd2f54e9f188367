import type { Layer } from 'leaflet';
import { useEffect } from 'react';

import type { Drawn } from './leaflet.ts';

/** Keeps a layer on a map while there is something to draw. */
export function useLayer<Thing>(
  drawn: Drawn | undefined,
  thing: Thing | undefined,
  toLayer: (drawn: Drawn, thing: Thing) => Layer,
): void {
  useEffect(() => {
    if (drawn === undefined || thing === undefined) return undefined;
    const layer = toLayer(drawn, thing).addTo(drawn.map);
    return () => void layer.remove();
  }, [drawn, thing, toLayer]);
}
