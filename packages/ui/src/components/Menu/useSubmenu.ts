import { useRef, useState, type MouseEvent, type ToggleEvent } from 'react';

import { directionOf, keepIn, useFocusBack, matchesMedia } from '../../lib/index.ts';
import { media } from '../../theme/index.ts';
import { focusEnd, useMenuKeys } from './menuList.ts';

/** Kept free at the edges of the window, in px. */
const edge = 8;

/** A menu's own margin on two sides, in px. */
const margins = 4;

/**
 * Puts a menu beside the line that opened it: after it in the direction of reading, or before it where there is more
 * room. On a phone there is none on either side, so it takes the place of the menu around it.
 */
function placeSubmenu(list: HTMLElement, line: HTMLElement): void {
  const around = line.closest('[role="menu"]');
  list.style.setProperty('position-area', 'none');
  list.style.inlineSize = '';
  const { offsetHeight: height, offsetWidth: width } = list;
  const isPhone = matchesMedia(media.belowSm);
  const at = (isPhone && around ? around : line).getBoundingClientRect();
  const top = Math.max(edge, Math.min(at.top, window.innerHeight - height - edge));
  if (isPhone) {
    list.style.inlineSize = `${at.width}px`;
    list.style.top = `${top}px`;
    list.style.left = `${at.left}px`;
    return;
  }
  const isLeftToRight = directionOf(list) === 'ltr';
  const room = { left: at.left, right: window.innerWidth - at.right };
  const [after, before] = isLeftToRight ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const side = room[after] < width + edge && room[before] > room[after] ? before : after;
  const wish = side === 'right' ? at.right : at.left - width - margins;
  const left = Math.max(0, Math.min(wish, document.documentElement.clientWidth - width));
  list.style.inset = '';
  if (keepIn(list, `${side} span-bottom`, left)) return;
  list.style.top = `${top}px`;
  list.style.left = `${left}px`;
}

/** The behavior of a menu that a line of another one opens. */
export function useSubmenu(leave: () => void) {
  const line = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const [open, setOpen] = useState(false);

  const focusBack = useFocusBack(list, line);
  const back = () => list.current?.hidePopover();
  const onKeyDown = useMenuKeys(list, { onLeave: leave, onBack: back });

  const onLineClick = (event: MouseEvent) => {
    if (line.current?.ariaDisabled === 'true') event.preventDefault();
    // Opened by a pointer that rested on it: it only has to take the focus. Else the platform opens it after this.
    else if (list.current?.matches(':popover-open')) focusEnd(list.current, 'first');
    else takesFocus.current = true;
  };

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    // Menus inside tell of themselves here too.
    if (event.target !== list.current) return;
    focusBack(event);
    const opened = event.newState === 'open';
    setOpen(opened);
    if (!opened || !list.current || !line.current) return;
    placeSubmenu(list.current, line.current);
    if (takesFocus.current) focusEnd(list.current, 'first');
    takesFocus.current = false;
  };

  return { line, list, open, back, onKeyDown, onLineClick, onBeforeToggle: focusBack, onToggle };
}
