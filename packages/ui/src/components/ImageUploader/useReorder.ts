import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { directionOf } from '../../lib/index.ts';
import { boxAt, keyTarget } from './reorder.ts';

/** A finger that rests for this long starts a drag. One that moves earlier scrolls the page. In milliseconds. */
const holdTime = 300;
/** A pointer within this distance of its press has not moved yet, in pixels. */
const slop = 6;

/** A drag in progress. */
export interface Drag {
  from: number;
  over: number;
}

interface Press {
  index: number;
  x: number;
  y: number;
  isTouch: boolean;
}

export interface Reorder {
  drag: Drag | undefined;
  /** Attributes of the button that moves the entry at `index`. `onPress` is called for a press that is no drag. */
  buttonProps: (
    index: number,
    onPress: () => void,
  ) => {
    onClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
  };
}

/**
 * Moves the entries of a list by buttons: arrow keys, Home and End move at once; a mouse drags as soon as it moves, a
 * finger after it has rested, so that swiping still scrolls the page. A drag shows the target position and moves on
 * release. Escape cancels it.
 */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  count: number,
  onMove: (from: number, to: number) => void,
): Reorder {
  const [press, setPress] = useState<Press>();
  // Undefined until the press has become a drag.
  const [over, setOver] = useState<number>();
  const wasDragged = useRef(false);
  const latest = useRef({ over, count, onMove });
  // In sync with what is rendered: a release right after the target is marked gets that target.
  useLayoutEffect(() => {
    latest.current = { over, count, onMove };
  });

  // Browsers ignore a listener for this that is added during the touch.
  useEffect(() => {
    const { current } = list;
    const keepFromBrowser = (event: Event) => {
      if (latest.current.over !== undefined && event.cancelable) event.preventDefault();
    };
    current?.addEventListener('touchmove', keepFromBrowser, { passive: false });
    current?.addEventListener('contextmenu', keepFromBrowser);
    return () => {
      current?.removeEventListener('touchmove', keepFromBrowser);
      current?.removeEventListener('contextmenu', keepFromBrowser);
    };
  }, [list]);

  // On the window, because the pointer leaves the button.
  useEffect(() => {
    if (!press) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const begin = () => {
      wasDragged.current = true;
      setOver(press.index);
    };
    const hold = press.isTouch ? setTimeout(begin, holdTime) : undefined;
    const end = () => {
      setPress(undefined);
      setOver(undefined);
    };
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!wasDragged.current) {
        if (Math.hypot(clientX - press.x, clientY - press.y) < slop) return;
        if (press.isTouch) {
          end();
          return;
        }
        begin();
      }
      const boxes = [...(list.current?.children ?? [])]
        .slice(0, latest.current.count)
        .map((child) => child.getBoundingClientRect());
      const target = boxAt(boxes, clientX, clientY);
      if (target !== undefined) setOver(target);
    };
    const drop = () => {
      const { over: target, onMove: moveTo } = latest.current;
      if (target !== undefined && target !== press.index) moveTo(press.index, target);
      end();
    };
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !wasDragged.current) return;
      // Keeps a dialog around the photos open.
      event.preventDefault();
      end();
    };
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', escape, { signal, capture: true });
    return () => {
      clearTimeout(hold);
      stop.abort();
    };
  }, [press, list]);

  return {
    drag: press && over !== undefined ? { from: press.index, over } : undefined,
    buttonProps: (index, onPress) => ({
      onClick: ({ detail }) => {
        // The end of a drag is a click as well; one by keyboard has no detail.
        if (detail === 0 || !wasDragged.current) onPress();
      },
      onKeyDown: (event) => {
        const isRtl = directionOf(event.currentTarget) === 'rtl';
        const target = keyTarget(event.key, index, count, isRtl);
        if (target === undefined) return;
        event.preventDefault();
        onMove(index, target);
      },
      onPointerDown: ({ button, clientX, clientY, pointerType }) => {
        wasDragged.current = false;
        if (button === 0 && count > 1)
          setPress({ index, x: clientX, y: clientY, isTouch: pointerType === 'touch' });
      },
    }),
  };
}
