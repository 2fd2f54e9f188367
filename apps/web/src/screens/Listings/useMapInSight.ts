import { media } from '@porchlight/ui/theme';
import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top when the map is opened on a phone, where it replaces the list. A page opened or restored with a
 * map isn't scrolled.
 */
export function useMapInSight(isMap: boolean): void {
  const wasMap = useRef(isMap);
  useEffect(() => {
    if (isMap && !wasMap.current && window.matchMedia(media.belowMd).matches)
      window.scrollTo({ top: 0, behavior: 'instant' });
    wasMap.current = isMap;
  }, [isMap]);
}
