import type { MapBounds } from '@porchlight/domain';
import type { MapOutlines } from '@porchlight/ui';
import { useEffect, useState } from 'react';

import { outlinesOf } from './outlines.ts';

/** Degrees from west to east, below which counties are large enough to be seen. */
const nearer = 10;

/** What is drawn of the land: states first, counties once somebody is near. Nothing with tiles, or where it does not come. */
export function useOutlines({ west, east }: MapBounds, hasTiles: boolean): MapOutlines | undefined {
  const [outlines, setOutlines] = useState<MapOutlines>();
  const detail = east - west < nearer ? 'counties' : 'states';
  useEffect(() => {
    if (hasTiles) return undefined;
    let isOver = false;
    const draw = (loaded: MapOutlines): void => {
      if (!isOver) setOutlines(loaded);
    };
    // Pins are worth more than the land below them: a map without it says nothing of that.
    outlinesOf(detail).then(draw, () => undefined);
    return () => void (isOver = true);
  }, [detail, hasTiles]);
  return hasTiles ? undefined : outlines;
}
