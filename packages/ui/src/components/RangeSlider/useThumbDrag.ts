import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

import { directionOf } from '../../lib/index.ts';
import { moveThumb, nearestThumb, shareOf, type RangeValue, type Thumb } from './thumbs.ts';

interface Dragged {
  values: RangeValue;
  min: number;
  max: number;
  /** Spans from the center of a thumb at one end to that at the other. */
  way: RefObject<SVGSVGElement | null>;
  inputs: readonly [RefObject<HTMLInputElement | null>, RefObject<HTMLInputElement | null>];
}

/**
 * Pointer handling for two stacked native sliders: a press moves the nearer thumb, which then follows the pointer. It
 * moves the inputs and dispatches their events: listeners get the same events as for keys, and the inputs round to
 * whole steps.
 */
export function useThumbDrag({ values, min, max, way, inputs }: Dragged) {
  const dragging = useRef<AbortController>(undefined);
  useEffect(() => () => dragging.current?.abort(), []);

  return (event: PointerEvent<HTMLElement>) => {
    const line = way.current?.getBoundingClientRect();
    if (event.button !== 0 || !line || line.width === 0 || inputs[0].current?.disabled) return;
    const half = line.left - event.currentTarget.getBoundingClientRect().left;
    const runsBack = directionOf(event.currentTarget) === 'rtl';
    const valueAt = (x: number): number => {
      const share = (runsBack ? line.right - x : x - line.left) / line.width;
      return min + Math.min(1, Math.max(0, share)) * (max - min);
    };
    const placeOf = (value: number): number => {
      const way = shareOf(value, min, max) * line.width;
      return runsBack ? line.right - way : line.left + way;
    };

    const pressedAt = event.clientX;
    let thumb: Thumb | undefined = nearestThumb(values, valueAt(pressedAt));
    const grip = pressedAt - placeOf(values[thumb ?? 0]);
    // A press on a thumb keeps its offset to the pointer; a press next to it moves it there.
    const isOnThumb = Math.abs(grip) <= half;
    if (isOnThumb && values[0] === values[1]) thumb = undefined;

    const tell = (type: 'input' | 'change') =>
      thumb !== undefined && inputs[thumb].current?.dispatchEvent(new Event(type, { bubbles: true }));
    const take = (value: number) => {
      const input = thumb === undefined ? null : inputs[thumb].current;
      if (!input || thumb === undefined) return;
      input.focus({ preventScroll: true });
      input.valueAsNumber = moveThumb(values, thumb, value)[thumb];
      tell('input');
    };
    const follow = (x: number) => {
      // With both thumbs at one value, the one that can move in the pointer's direction.
      if (thumb === undefined && x !== pressedAt) thumb = x > pressedAt === runsBack ? 0 : 1;
      take(valueAt(isOnThumb ? x - grip : x));
    };

    if (isOnThumb) inputs[thumb ?? 0].current?.focus({ preventScroll: true });
    else follow(pressedAt);

    dragging.current?.abort();
    const drag = new AbortController();
    dragging.current = drag;
    const { signal } = drag;
    const { pointerId } = event;
    const own = (listen: (event: globalThis.PointerEvent) => void) => (event: globalThis.PointerEvent) => {
      if (event.pointerId === pointerId) listen(event);
    };
    window.addEventListener(
      'pointermove',
      own(({ clientX }) => follow(clientX)),
      { signal },
    );
    window.addEventListener(
      'pointerup',
      own(() => {
        drag.abort();
        tell('change');
      }),
      { signal },
    );
    window.addEventListener(
      'pointercancel',
      own(() => {
        // A scroll gesture was not meant for the thumb.
        drag.abort();
        if (thumb !== undefined) take(values[thumb]);
      }),
      { signal },
    );
  };
}
