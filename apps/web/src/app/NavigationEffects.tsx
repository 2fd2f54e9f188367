import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '../router/index.ts';

import { focusHeading } from './focusHeading.ts';
import { scrollMemory } from './scrollMemory.ts';

/** How long, in ms, Back waits for a page to grow tall enough to be where it was. */
const growthPatience = 3000;

// Layout effects do not exist on the server, and React says so aloud.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Whether the page was opened anew rather than reloaded or come back to: then there is no place to return to. */
function isFreshVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

/** Scrolls down as soon as the page is tall enough, until the person scrolls or patience ends. */
function restoreScroll(top: number): () => void {
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
    for (const gesture of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(gesture, stop);
  };
  for (const gesture of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(gesture, stop, { passive: true });
  observer.observe(document.documentElement);
  return stop;
}

/**
 * What a page load would do by itself: after a move to another page the heading has the focus, so that screen readers
 * say where one is; a new page starts at the top, Back returns to where one was. Renders nothing.
 */
export function NavigationEffects() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef<string | null>(null);

  const entry = `${location.key} ${location.pathname}${location.search}`;
  const arrivedAt = useRef(entry);
  const hasMoved = useRef(false);

  // Before paint, so that the scroll to the top of a new page is never taken for the old page's place.
  useBeforePaint(() => {
    window.history.scrollRestoration = 'manual';
    const save = () => scrollMemory.save(entry, window.scrollY);
    window.addEventListener('scrollend', save);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scrollend', save);
      window.removeEventListener('pagehide', save);
    };
  }, [entry]);

  useBeforePaint(() => {
    const isFirst = shown.current === null;
    // A jump within the page, such as the skip link's, is the browser's own business.
    if (!isFirst && shown.current === location.pathname && location.hash !== '') return undefined;
    shown.current = location.pathname;
    if (navigationType === 'POP')
      return isFirst && isFreshVisit() ? undefined : restoreScroll(scrollMemory.find(entry));
    if (navigationType === 'PUSH') {
      const target = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
      if (target === null) window.scrollTo(0, 0);
      else target.scrollIntoView();
    }
    return undefined;
  }, [entry, location.pathname, location.hash, navigationType]);

  useBeforePaint(() => {
    // The page one arrived at has the browser's own focus. Another page of the same list is no other page.
    hasMoved.current ||= entry !== arrivedAt.current;
    return hasMoved.current ? focusHeading() : undefined;
  }, [location.pathname]);

  return null;
}
