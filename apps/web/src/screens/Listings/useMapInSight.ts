import { media } from '@porchlight/ui/theme';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to the map when it is opened on a phone, where it starts at the lower edge of the window. A page
 * opened or restored with a map isn't scrolled.
 */
export function useMapInSight(isMap: boolean): RefObject<HTMLDivElement | null> {
  const map = useRef<HTMLDivElement>(null);
  const wasMap = useRef(isMap);
  useEffect(() => {
    if (isMap && !wasMap.current && window.matchMedia(media.belowMd).matches) map.current?.scrollIntoView();
    wasMap.current = isMap;
  }, [isMap]);
  return map;
}
