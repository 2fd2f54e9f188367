import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import { matchesMedia } from '../../lib/index.ts';
import { media } from '../../theme/index.ts';
import { fit, still, type Zoom, zoomed, type ZoomEvent } from './zoom.ts';

type Finger = Pick<Touch, 'clientX' | 'clientY'>;

/** Converts a window point to pane coordinates. */
function pointIn(pane: Element, { clientX, clientY }: Finger) {
  const { left, top } = pane.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const isPinch = ({ touches }: TouchEvent): boolean => touches.length === 2;

/** Sets the size of a pane's photo; without one, the pane's size. */
function draw(pane: HTMLElement, size: { width: number; height: number } | null): void {
  pane.style.setProperty('--photo-width', size && `${size.width}px`);
  pane.style.setProperty('--photo-height', size && `${size.height}px`);
}

/** Animates a photo from its previous to its current position. */
function glide(photo: Element, before: DOMRect): void {
  if (!matchesMedia(media.motion)) return;
  const after = photo.getBoundingClientRect();
  const way = `translate(${before.left - after.left}px, ${before.top - after.top}px)`;
  photo.animate(
    [
      { transform: `${way} scale(${before.width / after.width}, ${before.height / after.height})` },
      { transform: 'none' },
    ],
    { duration: 160, easing: 'ease-out' },
  );
}

/**
 * Zooms the current photo of a row by touch, wheel, keys and taps. The photo grows and its pane scrolls, so that
 * panning is native, and a pull beyond its edge leads to the next one.
 *
 * @param row Contains the panes, each with one photo.
 * @param current Index of the current one. A new one starts unzoomed.
 */
export function useZoom(row: RefObject<HTMLElement | null>, current: number) {
  const zoom = useRef<Zoom>(still);
  const [shown, setScale] = useState(still.scale);

  /** Returns whether the photo's appearance changed. */
  const send = (event: ZoomEvent): boolean => {
    const pane = row.current?.children[current];
    const photo = pane?.querySelector('img');
    if (!(pane instanceof HTMLElement) || !photo) return false;
    const frame = { width: pane.clientWidth, height: pane.clientHeight };
    const fitted = fit(frame, { width: photo.naturalWidth, height: photo.naturalHeight });
    const before = { ...zoom.current, left: pane.scrollLeft, top: pane.scrollTop };
    const after = zoomed(before, event, { frame, fitted });
    zoom.current = after;
    const isScaled = after.scale !== before.scale;
    if (isScaled) {
      const drawn = photo.getBoundingClientRect();
      const { scale } = after;
      draw(pane, scale > 1 ? { width: fitted.width * scale, height: fitted.height * scale } : null);
      pane.scrollTo({ left: after.left, top: after.top, behavior: 'instant' });
      if (event.type === 'stepped' || event.type === 'tapped') glide(photo, drawn);
      setScale(scale);
      return true;
    }
    // Less than half a pixel is browser rounding.
    if (Math.hypot(after.left - before.left, after.top - before.top) < 0.5) return false;
    pane.scrollTo({ left: after.left, top: after.top, behavior: 'instant' });
    return true;
  };

  useEffect(() => {
    const pane = row.current?.children[current];
    const reset = () => {
      zoom.current = still;
      setScale(still.scale);
      if (pane instanceof HTMLElement) draw(pane, null);
    };
    // A resized window has another frame.
    window.addEventListener('resize', reset);
    return () => {
      window.removeEventListener('resize', reset);
      reset();
    };
  }, [row, current]);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const pane = row.current?.children[current];
    // Horizontal wheels scroll, to the neighbor or within the photo.
    if (!pane || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    const by = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1);
    send({ type: 'wheeled', by, isPinch: event.ctrlKey, at: pointIn(pane, event) });
  });
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const pane = row.current?.children[current];
    const [one, other] = event.touches;
    if (!isPinch(event)) send({ type: 'lifted' });
    else if (pane && one && other) {
      // Otherwise the browser scrolls, and sends no more events of these fingers.
      if (event.cancelable) event.preventDefault();
      send({ type: 'pinched', fingers: [pointIn(pane, one), pointIn(pane, other)] });
    }
  });
  useEffect(() => {
    const track = row.current;
    if (!track) return undefined;
    // React's listeners are passive: they cannot prevent scrolling.
    const isActive = { passive: false };
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    const wheel = (event: WheelEvent) => onWheel(event);
    const touch = (event: TouchEvent) => onTouch(event);
    track.addEventListener('wheel', wheel, isActive);
    for (const name of touches) track.addEventListener(name, touch, isActive);
    return () => {
      track.removeEventListener('wheel', wheel);
      for (const name of touches) track.removeEventListener(name, touch);
    };
  }, [row]);

  return { scale: shown, send };
}
