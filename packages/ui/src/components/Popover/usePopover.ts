import { useLayoutEffect, useRef, useState, type FocusEvent, type ToggleEvent } from 'react';

import { placeBeside, rememberPlace, useFocusBack, type Alignment } from '../../lib/index.ts';

interface PopoverOptions {
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
  side: 'top' | 'bottom';
  align: Alignment;
}

const canFocus =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [type="hidden"])';

/** The behavior of a popover: position, focus handling, and open state. */
export function usePopover({ open, defaultOpen, onOpenChange, side, align }: PopoverOptions) {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const focusBack = useFocusBack(panel, trigger);
  const [isOpenAtFirst] = useState(defaultOpen);
  const [shown, setShown] = useState(false);

  // The focus position when the browser closed a popover that its parent keeps open.
  const place = useRef<ReturnType<typeof rememberPlace>>(null);
  const restore = useRef<() => void>(null);
  useLayoutEffect(() => {
    place.current = panel.current && rememberPlace(panel.current);
    return () => place.current?.stop();
  }, []);

  const onBeforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    focusBack(event);
    const own = panel.current;
    if (event.target !== own || event.newState !== 'closed' || open !== true) return;
    restore.current = place.current?.take(own.contains(document.activeElement)) ?? null;
  };

  // `shown` restores it when the browser closed it and the parent did not follow.
  useLayoutEffect(() => {
    const own = panel.current;
    if (open !== true) restore.current = null;
    if (open === undefined || open === own?.matches(':popover-open')) return;
    if (open) own?.showPopover({ source: trigger.current ?? undefined });
    else own?.hidePopover();
  }, [open, shown]);

  useLayoutEffect(() => {
    if (isOpenAtFirst) panel.current?.showPopover({ source: trigger.current ?? undefined });
  }, [isOpenAtFirst]);

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const own = panel.current;
    const button = trigger.current;
    if (event.target !== own) return;
    focusBack(event);
    const opened = event.newState === 'open';
    setShown(opened);
    if (opened !== open) onOpenChange?.(opened);
    if (opened && button) {
      placeBeside(own, button, side, align);
      const back = restore.current;
      restore.current = null;
      if (back) {
        back();
        return;
      }
      if (own.contains(document.activeElement)) return;
      // With a keyboard, focuses the first element inside. With a pointer, focuses the panel: a field would open a
      // phone's keyboard.
      const byKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
      const first = byKeyboard ? own.querySelector<HTMLElement>(canFocus) : null;
      (first ?? own).focus({ preventScroll: true });
    }
  };

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // The focus left the window: stay open. It moved on through the page: close.
    if (!(relatedTarget instanceof Node)) return;
    if (panel.current?.contains(relatedTarget) || trigger.current?.contains(relatedTarget)) return;
    panel.current?.hidePopover();
  };

  const close = () => panel.current?.hidePopover();

  return { trigger, panel, shown, onBeforeToggle, onToggle, onBlur, close };
}
