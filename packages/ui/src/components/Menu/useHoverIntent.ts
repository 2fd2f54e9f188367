import { useEffect, useRef, type PointerEvent } from 'react';

import { matchesMedia } from '../../lib/index.ts';
import { media } from '../../theme/index.ts';

/** Hovering an item this long opens its submenu. */
const openAfterMs = 100;
/** How long the pointer may cross other items on its way into an open submenu. */
const leaveAfterMs = 300;

interface LineHandlers {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
}

/**
 * Opens the hovered item's submenu with a mouse, and closes the others. Touch has no hover, and where a submenu
 * replaces its parent nothing may change under the pointer.
 */
export function useHoverIntent(): LineHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const forget = () => clearTimeout(timer.current);
  return {
    onPointerEnter: ({ currentTarget: line, pointerType }) => {
      forget();
      if (pointerType !== 'mouse' || line.ariaDisabled === 'true' || matchesMedia(media.belowSm)) return;
      const open = line.parentElement?.querySelector<HTMLElement>(':scope > [role="menu"]:popover-open');
      const id = line.getAttribute('popovertarget');
      if (open?.id === id) return;
      const settle = () => {
        open?.hidePopover();
        if (id !== null) document.getElementById(id)?.showPopover({ source: line });
      };
      timer.current = setTimeout(settle, open ? leaveAfterMs : openAfterMs);
    },
    onPointerLeave: forget,
    onPointerDown: forget,
  };
}
