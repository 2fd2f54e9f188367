import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

import { watchFrontModal } from '../../lib/index.ts';

/** How long screen readers need to notice a moved live region and announce additions to it. */
const settleMs = 150;

function makeHost(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const element = document.createElement('div');
  element.style.display = 'contents';
  return element;
}

const never = () => () => undefined;

/** Moves a popover to the top of the top layer. */
function raise(region: HTMLElement | null): void {
  if (region?.matches(':popover-open')) region.hidePopover();
  region?.showPopover();
}

interface ToastPlace {
  /** The element to render the region into; null on the server and during hydration. */
  host: HTMLElement | null;
  /** Toasts added while the region moved: shown a moment later, since a region only announces additions. */
  isHeld: (id: string) => boolean;
}

/**
 * Moves the region into the front modal and back: a modal makes everything outside of it inert. The elements are
 * moved, not recreated, so that timers, focus and the state of a toast's action are kept.
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
    // A new toast goes above a dialog of another library that was opened since.
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
