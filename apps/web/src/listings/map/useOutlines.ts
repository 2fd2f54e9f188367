import { type MapBounds, widthOf } from '@porchlight/domain';
import { useEffect, useState } from 'react';

import { type Land, outlinesOf } from './outlines.ts';

/** Width in degrees below which counties are visible. */
const nearer = 10;

/**
 * Outlines of the land: states first, counties in close views. Undefined when they fail to load.
 *
 * @param bounds the visible part; null while unknown
 * @param hasTiles street tiles cover the outlines and have more detail
 */
export function useOutlines(bounds: MapBounds | null, hasTiles: boolean): Land | undefined {
  const [outlines, setOutlines] = useState<Land>();
  const isNear = !hasTiles && bounds !== null && widthOf(bounds) < nearer;
  const detail = bounds === null ? undefined : isNear ? 'counties' : 'states';
  useEffect(() => {
    if (detail === undefined) return undefined;
    let isOver = false;
    const draw = (loaded: Land): void => {
      if (!isOver) setOutlines(loaded);
    };
    // The map works without outlines, so a failure shows no error.
    outlinesOf(detail).then(draw, () => undefined);
    return () => void (isOver = true);
  }, [detail]);
  return outlines;
}
