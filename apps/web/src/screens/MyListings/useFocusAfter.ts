import { isFocusLost } from '@porchlight/ui';
import { useCallback, useEffect, useRef } from 'react';

import { focusHeading } from '../../lib/focusHeading.ts';

/**
 * An act may take its own button away, or the whole row. Whoever pressed it goes on at the title of that row, of the
 * one that took its place, or at the page's heading.
 *
 * @param done What was done last; empty before anything was.
 * @returns to be called with the place in the list of what is being acted on
 */
export function useFocusAfter(done: string): (place: number) => void {
  const last = useRef(0);
  useEffect(() => {
    if (done === '' || !isFocusLost()) return;
    const rows = document.querySelectorAll('[role="tabpanel"] li');
    const title = rows[Math.min(last.current, rows.length - 1)]?.querySelector('a');
    if (title) title.focus();
    else focusHeading();
  }, [done]);
  return useCallback((place) => {
    last.current = place;
  }, []);
}
