import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { focusHeading } from '../lib/focusHeading.ts';
import { scrollMemory } from './scrollMemory.ts';

/** How long, in ms, Back waits for a page to grow tall enough for its scroll position. */
const growthPatience = 3000;

/** Whether this is a new visit rather than a reload or Back: then there is no scroll position to restore. */
function isFreshVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

const gestures = ['wheel', 'touchstart', 'keydown'];
/** After a reload the screen focuses only what the user should see first, such as a restored draft. */
const endsAfterReload = [...gestures, 'focusin'];

/** Scrolls down as soon as the page is tall enough, until one of the events `ends` or the time is up. */
function restoreScroll(top: number, ends: readonly string[]): () => void {
  window.scrollTo(0, top);
  if (top === 0 || Math.abs(window.scrollY - top) < 2) return () => undefined;
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const timer = setTimeout(() => stop(), growthPatience);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const gesture of ends) window.removeEventListener(gesture, stop);
  };
  for (const gesture of ends) window.addEventListener(gesture, stop, { passive: true });
  observer.observe(document.documentElement);
  return stop;
}

/**
 * Does what a page load would do by itself: after a navigation the heading gets the focus, for screen
 * readers; a new page starts at the top; Back restores the scroll position and focuses the link that was
 * followed. Renders nothing.
 */
export function NavigationEffects() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef<string | null>(null);

  const address = location.pathname + location.search;
  const entry = `${location.key} ${address}`;
  const last = useRef(entry);
  const hasMoved = useRef(false);
  /** Address that was opened from each history entry. */
  const followed = useRef<Record<string, string>>({});

  useLayoutEffect(() => {
    if (navigationType === 'PUSH') followed.current[last.current] = address;
    hasMoved.current ||= entry !== last.current;
    last.current = entry;
  }, [entry, address, navigationType]);

  // Before paint, so that the scroll to the top of a new page isn't saved as the old page's position.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const save = () => scrollMemory.save(entry, window.scrollY);
    // Safari supports `scrollend` only since 26.2.
    const scrolled = 'onscrollend' in window ? 'scrollend' : 'scroll';
    window.addEventListener(scrolled, save);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener(scrolled, save);
      window.removeEventListener('pagehide', save);
    };
  }, [entry]);

  useLayoutEffect(() => {
    const isFirst = shown.current === null;
    // The browser handles a jump within the page, such as the skip link's.
    if (!isFirst && shown.current === location.pathname && location.hash !== '') return undefined;
    shown.current = location.pathname;
    if (navigationType === 'POP')
      return isFirst && isFreshVisit()
        ? undefined
        : restoreScroll(scrollMemory.find(entry), isFirst ? endsAfterReload : gestures);
    if (navigationType === 'PUSH') {
      const target = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
      if (target === null) window.scrollTo(0, 0);
      else target.scrollIntoView();
    }
    return undefined;
  }, [entry, location.pathname, location.hash, navigationType]);

  const goOnThere = useEffectEvent(() => focusHeading(followed.current[entry]));
  useLayoutEffect(() => {
    // The first page keeps the browser's own focus. Another page of the same list doesn't count as a
    // navigation.
    return hasMoved.current ? goOnThere() : undefined;
  }, [location.pathname]);

  return null;
}
