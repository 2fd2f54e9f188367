import { useEffect, useRef, type PointerEvent } from 'react';

import { matchesMedia } from '../../lib/index.ts';
import { media } from '../../theme/index.ts';

/** A pointer that rests this long on a line wants its menu. */
const openAfterMs = 100;
/** On its way into an open menu it may cross other lines for this long. */
const leaveAfterMs = 300;

/** The handlers of a line. */
interface LineHandlers {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
}

/**
 * What a mouse that rests on a line of a menu asks for: the menu of that line, and none of the others. A finger has no
 * place to rest at, and where a menu takes the place of another one nothing may change under the pointer.
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
