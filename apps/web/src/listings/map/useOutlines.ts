import { type MapBounds, widthOf } from '@porchlight/domain';
import type { MapOutlines } from '@porchlight/ui';
import { useEffect, useState } from 'react';

import { outlinesOf } from './outlines.ts';

/** Degrees from west to east, below which counties are large enough to be seen. */
const nearer = 10;

/**
 * What is drawn of the land: states first, counties once someone is near. Nothing where it does not come.
 *
 * @param bounds The part that is shown; null while that is not known.
 * @param hasTiles Tiles cover it, which have more than counties.
 */
export function useOutlines(bounds: MapBounds | null, hasTiles: boolean): MapOutlines | undefined {
  const [outlines, setOutlines] = useState<MapOutlines>();
  const isNear = !hasTiles && bounds !== null && widthOf(bounds) < nearer;
  const detail = bounds === null ? undefined : isNear ? 'counties' : 'states';
  useEffect(() => {
    if (detail === undefined) return undefined;
    let isOver = false;
    const draw = (loaded: MapOutlines): void => {
      if (!isOver) setOutlines(loaded);
    };
    // Pins are worth more than the land below them: a map without it says nothing of that.
    outlinesOf(detail).then(draw, () => undefined);
    return () => void (isOver = true);
  }, [detail]);
  return outlines;
}
