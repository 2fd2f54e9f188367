import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { directionOf, keyStep } from '../../lib/index.ts';
import { slideAt, stepAround } from './gallery.ts';

interface SlidesOptions {
  count: number;
  /** The index to show, when the parent sets it. */
  index: number | undefined;
  onIndexChange: ((index: number) => void) | undefined;
}

/** The natively scrolled position of a row of full-width slides, and functions to move it. */
export function useSlides({ count, index, onIndexChange }: SlidesOptions) {
  const row = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(index ?? 0);
  // Photos may be removed while one of the last is shown.
  const current = Math.max(0, Math.min(own, count - 1));
  /** Target of a programmatic scroll: slides in between are not reported. */
  const goal = useRef<number | null>(null);

  const tell = (next: number) => {
    if (next === current) return;
    setOwn(next);
    onIndexChange?.(next);
  };

  /** The slide that fills most of the row. */
  const place = () => row.current && slideAt(row.current.scrollLeft, row.current.clientWidth, count);

  const scrollTo = (next: number, behavior: ScrollBehavior) => {
    const track = row.current;
    if (!track) return;
    const way = directionOf(track) === 'rtl' ? -1 : 1;
    track.scrollTo({ left: way * next * track.clientWidth, behavior });
  };

  const show = (next: number, behavior: ScrollBehavior = 'auto') => {
    if (next === current) return;
    scrollTo(next, behavior);
    // If it is there at once, no scroll event follows.
    goal.current = place() === next ? null : next;
    tell(next);
  };

  /** Wraps around without animation: it would pass all photos. */
  const stepBy = (delta: -1 | 1) => {
    const next = stepAround(current, count, delta);
    show(next, Math.abs(next - current) > 1 ? 'instant' : 'auto');
  };

  const onScroll = () => {
    const at = place();
    if (at === null) return;
    if (goal.current !== null && at !== goal.current) return;
    goal.current = null;
    tell(at);
  };

  const begin = useEffectEvent(() => {
    if (index === undefined) onScroll();
    else scrollTo(index, 'instant');
  });
  // The user may have scrolled before hydration.
  useLayoutEffect(() => begin(), []);

  const follow = useEffectEvent((wanted: number) => {
    if (wanted === current) return;
    goal.current = null;
    scrollTo(wanted, 'instant');
  });
  useEffect(() => {
    if (index !== undefined) follow(index);
  }, [index]);

  /** Handles arrow keys, Home and End; returns whether it did. */
  const onKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    const step = keyStep(event.key, directionOf(event.currentTarget));
    if (!step) return false;
    event.preventDefault();
    if ('by' in step) stepBy(step.by);
    else show(step.to === 'first' ? 0 : count - 1, 'instant');
    return true;
  };

  /** The user grabbing the row cancels a programmatic scroll. */
  const onGrasp = () => {
    goal.current = null;
  };
  const track = { ref: row, onScroll, onPointerDown: onGrasp, onWheel: onGrasp };
  return { row, track, current, show, stepBy, onKey };
}
