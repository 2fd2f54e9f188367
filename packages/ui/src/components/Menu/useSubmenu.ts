import { useRef, useState, type MouseEvent, type ToggleEvent } from 'react';

import { directionOf, keepIn, useFocusBack, matchesMedia } from '../../lib/index.ts';
import { media } from '../../theme/index.ts';
import { focusEnd, useMenuKeys } from './menuList.ts';

/** Minimum distance to the edges of the window, in px. */
const edge = 8;

/** A menu's own margin on two sides, in px. */
const margins = 4;

/**
 * Places a submenu next to its item: after it in reading direction, or before it if there is more space. On a phone
 * it fits on neither side, so it replaces its parent.
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
    // If hovering has opened it, it only needs the focus. Otherwise the browser opens it afterwards.
    else if (list.current?.matches(':popover-open')) focusEnd(list.current, 'first');
    else takesFocus.current = true;
  };

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    // Events of submenus bubble here too.
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
