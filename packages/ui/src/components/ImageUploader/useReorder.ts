import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { directionOf } from '../../lib/index.ts';
import { boxAt, keyTarget } from './reorder.ts';

/** A drag in progress. */
export interface Drag {
  from: number;
  over: number;
}

export interface Reorder {
  drag: Drag | undefined;
  /** Attributes of the handle of the entry at `index`. */
  handleProps: (index: number) => {
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
  };
}

/**
 * Moves the entries of a list by their handles: arrow keys, Home and End move at once; a pointer, touch included,
 * shows the target position and moves on release. Escape cancels a drag.
 */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  count: number,
  onMove: (from: number, to: number) => void,
): Reorder {
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;
  const latest = useRef({ drag, count, onMove });
  // In sync with what is rendered: a release right after the target is marked gets that target.
  useLayoutEffect(() => {
    latest.current = { drag, count, onMove };
  });

  // On the window, because the pointer leaves the handle at once.
  useEffect(() => {
    if (!isDragging) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const end = () => setDrag(undefined);
    const follow = (event: globalThis.PointerEvent) => {
      const boxes = [...(list.current?.children ?? [])]
        .slice(0, latest.current.count)
        .map((child) => child.getBoundingClientRect());
      const over = boxAt(boxes, event.clientX, event.clientY);
      setDrag((before) => (before && over !== undefined ? { ...before, over } : before));
    };
    const drop = () => {
      const { drag: last, onMove: moveTo } = latest.current;
      if (last && last.from !== last.over) moveTo(last.from, last.over);
      end();
    };
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Keeps a dialog around the photos open.
      event.preventDefault();
      end();
    };
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', escape, { signal, capture: true });
    return () => stop.abort();
  }, [isDragging, list]);

  return {
    drag,
    handleProps: (index) => ({
      onKeyDown: (event) => {
        const isRtl = directionOf(event.currentTarget) === 'rtl';
        const target = keyTarget(event.key, index, count, isRtl);
        if (target === undefined) return;
        event.preventDefault();
        onMove(index, target);
      },
      onPointerDown: (event) => {
        if (event.button === 0 && count > 1) setDrag({ from: index, over: index });
      },
    }),
  };
}
