import { useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react';

import { placeBeside, useFocusBack } from '../../lib/index.ts';
import { focusEnd, useMenuKeys } from './menuList.ts';

/** The behavior of a menu button: a popover of items with keyboard navigation. */
export function useMenu() {
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const openAt = useRef<'first' | 'last'>('first');
  const [open, setOpen] = useState(false);

  const focusBack = useFocusBack(list, trigger);
  const close = () => list.current?.hidePopover();
  const leave = () => {
    // Tab continues from the button.
    trigger.current?.focus({ preventScroll: true });
    close();
  };
  const onListKeyDown = useMenuKeys(list, { onLeave: leave });

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    // Events of submenus bubble here too.
    if (event.target !== list.current) return;
    focusBack(event);
    const opened = event.newState === 'open';
    setOpen(opened);
    if (!opened || !list.current || !trigger.current) return;
    placeBeside(list.current, trigger.current, 'bottom', 'end');
    focusEnd(list.current, openAt.current);
    openAt.current = 'first';
  };

  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt.current = event.key === 'ArrowUp' ? 'last' : 'first';
    // Simulates a press: the button is the popover's invoker, which sets its position and focus order.
    trigger.current?.click();
  };

  return {
    trigger,
    list,
    open,
    onBeforeToggle: focusBack,
    onToggle,
    onTriggerKeyDown,
    onListKeyDown,
    close,
    leave,
  };
}
