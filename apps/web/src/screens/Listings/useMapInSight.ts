import { media } from '@porchlight/ui/theme';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the map into sight when someone turns to it on a phone, where it begins at the lower edge of the window. Who
 * opens a page that has one, or comes back to it, stays where they are.
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
