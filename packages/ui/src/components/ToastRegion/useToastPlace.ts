import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { watchFrontModal } from '../../lib/index.ts';

/** Screen readers need this long to notice a live region at its new place, and to pick up what is added to it. */
const settleMs = 150;

/** Puts a popover above everything that is in the top layer. */
function raise(region: HTMLElement | null): void {
  if (region?.matches(':popover-open')) region.hidePopover();
  region?.showPopover();
}

interface ToastPlace {
  /** The element to render the region into; null on the server and before mounting. */
  host: HTMLElement | null;
  /** Toasts that came while the region moved: to be shown a moment later, since a region announces only what is added to it. */
  isHeld: (id: string) => boolean;
}

/**
 * Moves the region into the modal in front and back: a modal makes everything outside of it inert. The same elements
 * move, so that timers, focus and state of a toast's action stay.
 */
export function useToastPlace(
  marker: RefObject<HTMLElement | null>,
  region: RefObject<HTMLElement | null>,
  ids: readonly string[],
): ToastPlace {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [isSettled, setSettled] = useState(true);
  const [announced, setAnnounced] = useState<readonly string[]>([]);

  useLayoutEffect(() => {
    const element = document.createElement('div');
    element.style.display = 'contents';
    setHost(element);
    return () => element.remove();
  }, []);

  useLayoutEffect(() => {
    if (!host) return undefined;
    return watchFrontModal((modal) => {
      const home = modal ?? marker.current;
      if (home && host.parentNode !== home) {
        setSettled(host.parentNode === null);
        home.append(host);
      }
      raise(region.current);
    });
  }, [host, marker, region]);

  const known = useRef(0);
  useLayoutEffect(() => {
    // A new toast lies above a dialog of another kit that was opened since.
    if (ids.length > known.current) raise(region.current);
    known.current = ids.length;
  }, [ids.length, region]);

  const key = ids.join(' ');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(true);
      if (isSettled) setAnnounced(key.split(' '));
    }, settleMs);
    return () => clearTimeout(timer);
  }, [isSettled, key]);

  return { host, isHeld: (id) => !isSettled && !announced.includes(id) };
}
