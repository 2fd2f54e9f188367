import { type RefObject, useLayoutEffect } from 'react';

/** Smaller movements are ignored, in pixels. */
const stillness = 8;

/** Marks a header as away on scroll down, and removes the mark on scroll up. */
export function useMakesRoom(header: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let last = window.scrollY;
    const look = (): void => {
      const bar = header.current;
      const now = Math.max(0, window.scrollY);
      if (bar === null || Math.abs(now - last) < stillness) return;
      bar.toggleAttribute('data-away', now > last && now > bar.offsetHeight);
      last = now;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [header]);
}
