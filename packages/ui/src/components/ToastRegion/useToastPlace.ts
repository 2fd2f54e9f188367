import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

import { watchFrontModal } from '../../lib/index.ts';

/** Screen readers need this long to notice a live region at its new place, and to pick up what is added to it. */
const settleMs = 150;

function makeHost(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const element = document.createElement('div');
  element.style.display = 'contents';
  return element;
}

const never = () => () => undefined;

/** Puts a popover above everything that is in the top layer. */
function raise(region: HTMLElement | null): void {
  if (region?.matches(':popover-open')) region.hidePopover();
  region?.showPopover();
}

interface ToastPlace {
  /** The element to render the region into; null on the server and while its markup is hydrated. */
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
  const [made] = useState(makeHost);
  // A portal cannot be hydrated.
  const host = useSyncExternalStore(
    never,
    () => made,
    () => null,
  );
  const [isSettled, setSettled] = useState(true);
  const [announced, setAnnounced] = useState<readonly string[]>([]);

  useLayoutEffect(() => {
    if (!host) return undefined;
    const stop = watchFrontModal((modal) => {
      const home = modal ?? marker.current;
      if (home && host.parentNode !== home) {
        setSettled(host.parentNode === null);
        home.append(host);
      }
      raise(region.current);
    });
    return () => {
      stop();
      host.remove();
    };
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
