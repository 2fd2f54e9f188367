import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';

import { placeBeside } from '../../lib/index.ts';

/** Within this time after one tooltip, the next one shows without a delay. */
const neighborMs = 300;

/** Hides the visible tooltip: there is only one. */
let hideShown: ((at: number) => void) | undefined;
let hiddenAt = -Infinity;

/**
 * The behavior of a tooltip: shown after a delay on hover and at once on focus, until both have left or Escape is
 * pressed, wherever the focus is.
 */
export function useTooltip(side: 'top' | 'bottom', delay: number) {
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const by = useRef({ pointer: false, focus: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useRef<() => void>(undefined);

  const hide = (at: number) => {
    clearTimeout(timer.current);
    if (!stop.current) return;
    stop.current();
    stop.current = undefined;
    hideShown = undefined;
    hiddenAt = at;
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
  };
  const show = (at: number) => {
    clearTimeout(timer.current);
    if (stop.current || !tip.current || !anchor.current) return;
    hideShown?.(at);
    hideShown = hide;
    tip.current.showPopover({ source: anchor.current });
    placeBeside(tip.current, anchor.current, side, 'center');
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // The first Escape hides the tooltip; a dialog or menu stays open.
      event.stopPropagation();
      event.preventDefault();
      hide(event.timeStamp);
    };
    window.addEventListener('keydown', onKeyDown, true);
    stop.current = () => window.removeEventListener('keydown', onKeyDown, true);
  };

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (stop.current) hideShown = undefined;
      stop.current?.();
      stop.current = undefined;
    },
    [],
  );

  return {
    anchor,
    tip,
    handlers: {
      onPointerEnter: ({ pointerType, timeStamp }: PointerEvent) => {
        if (pointerType === 'touch') return;
        by.current.pointer = true;
        clearTimeout(timer.current);
        if (hideShown || timeStamp - hiddenAt < neighborMs) show(timeStamp);
        else timer.current = setTimeout(() => show(timeStamp), delay);
      },
      onPointerLeave: ({ timeStamp }: PointerEvent) => {
        by.current.pointer = false;
        clearTimeout(timer.current);
        if (!by.current.focus) hide(timeStamp);
      },
      // A press may change the tooltip's text.
      onPointerDown: () => clearTimeout(timer.current),
      onFocus: ({ target, timeStamp }: FocusEvent) => {
        if (!target.matches(':focus-visible')) return;
        by.current.focus = true;
        show(timeStamp);
      },
      onBlur: ({ timeStamp }: FocusEvent) => {
        by.current.focus = false;
        if (!by.current.pointer) hide(timeStamp);
      },
    },
  };
}
