import { useLayoutEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';

import { openModal, showModalAgain } from '../../lib/index.ts';

/** The first modal that the browser closes in this task against its parent's `open`. */
let forced: EventTarget | null = null;

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/**
 * Keeps a `dialog` element open as a modal while `open` is true. The browser does the rest: top layer, inert page,
 * Escape, moving the focus in and back. `onAsk` is called once each time the user, or a form with `method="dialog"`,
 * asks to close it.
 * Chromium closes a modal on the second Escape or Back without a press in between, and every modal that was opened
 * without a press along with it: then it is shown again, unless its parent has closed it.
 */
export function useModal(
  open: boolean,
  initialFocus: RefObject<HTMLElement | null> | undefined,
  onAsk: (reason: 'escape' | 'button') => void,
): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const hasAsked = useRef(false);
  const [closings, setClosings] = useState(0);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const { documentElement: page } = document;
    // Only the first of several measures the scrollbar; for the others the page is already locked.
    const scrollbar = window.innerWidth - page.clientWidth;
    if (scrollbar > 0) page.style.setProperty('--pl-scrollbar', `${scrollbar}px`);
    // The focus only returns if the dialog is closed before its element is removed.
    const close = openModal(dialog);
    hasAsked.current = false;
    initialFocus?.current?.focus();
    return close;
  }, [open, initialFocus]);

  // After the parent has rendered its response.
  useLayoutEffect(() => {
    if (closings > 0 && open && ref.current?.open === false) showModalAgain(ref.current);
  }, [open, closings]);

  return {
    ref,
    onCancel: (event) => {
      // A file picker inside also dispatches 'cancel'; only the dialog's own event counts.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!event.cancelable) {
        hasAsked.current = true;
        // One Escape concerns only the front modal, not those that the browser closes along with it.
        if (forced !== null && forced !== event.currentTarget) return;
        forced = event.currentTarget;
        setTimeout(() => {
          forced = null;
        });
      }
      onAsk('escape');
    },
    onClose: (event) => {
      if (!open || event.target !== event.currentTarget || event.currentTarget.open) return;
      if (!hasAsked.current) onAsk('button');
      hasAsked.current = false;
      setClosings((count) => count + 1);
    },
  };
}
