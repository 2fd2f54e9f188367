import { useEffect, useLayoutEffect, useState } from 'react';

import type { Drawn } from './leaflet.ts';

const hintMs = 2000;

/** Effect of one finger on a map. */
export interface MapTouch {
  /** Whether it moves the map instead of scrolling the page. */
  isHeld: boolean;
  /** Whether to show the hint about moving the map. */
  isHinting: boolean;
}

/**
 * Lets a swipe or a wheel over a map scroll the page. Two fingers always move the map; one finger and the wheel do
 * after a press on it, until the next press elsewhere. A mouse always drags it.
 *
 * @param isAlwaysHeld whether one finger and the wheel move the map from the start
 */
export function useTouch(drawn: Drawn | undefined, isAlwaysHeld: boolean): MapTouch {
  const [isPressed, setPressed] = useState(false);
  const isHeld = isAlwaysHeld || isPressed;
  const [hints, setHints] = useState(0);

  useLayoutEffect(() => {
    if (!drawn?.isInteractive) return undefined;
    const { map } = drawn;
    const element = map.getContainer();
    const listening = new AbortController();
    const { signal } = listening;
    let isTouch = false;
    // Before Leaflet, which starts a drag with the same event.
    const onPress = (event: PointerEvent): void => {
      isTouch = event.pointerType === 'touch';
      const canDrag = !isTouch || element.hasAttribute('data-held');
      map.dragging[canDrag ? 'enable' : 'disable']();
    };
    const onTap = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('button') === null) setPressed(true);
    };
    const onPressElsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !element.contains(target)) setPressed(false);
    };
    // The browser scrolls the page.
    const onScroll = ({ pointerType, isPrimary }: PointerEvent): void => {
      if (pointerType === 'touch' && isPrimary) setHints((count) => count + 1);
    };
    const onTouchMove = (event: TouchEvent): void => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    element.addEventListener('pointerdown', onPress, { capture: true, signal });
    element.addEventListener('click', onTap, { signal });
    document.addEventListener('pointerdown', onPressElsewhere, { signal });
    element.addEventListener('pointercancel', onScroll, { signal });
    element.addEventListener('touchmove', onTouchMove, { passive: false, signal });
    return () => listening.abort();
  }, [drawn]);

  useEffect(() => {
    if (drawn?.isInteractive) drawn.map.scrollWheelZoom[isHeld ? 'enable' : 'disable']();
  }, [drawn, isHeld]);

  useEffect(() => {
    if (hints === 0) return undefined;
    const timer = setTimeout(() => setHints(0), hintMs);
    return () => clearTimeout(timer);
  }, [hints]);

  return { isHeld, isHinting: hints > 0 && !isHeld };
}
