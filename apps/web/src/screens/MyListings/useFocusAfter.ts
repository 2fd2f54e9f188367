import { isFocusLost } from '@porchlight/ui';
import { useCallback, useEffect, useRef } from 'react';

import { focusHeading } from '../../lib/focusHeading.ts';

/**
 * Moves the focus when an action removes its own button or row: to the title of that row, of the one in its
 * place, or to the page's heading.
 *
 * @param done the last action; empty before any
 * @returns to be called with the index of the affected row
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
