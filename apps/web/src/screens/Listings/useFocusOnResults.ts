import { isFocusLost } from '@porchlight/ui';
import { useEffect, useRef } from 'react';

import type { Results } from './useListingsPage.ts';

/** Focuses the heading after a page change, and when the focused element disappeared with the empty state. */
export function useFocusOnResults(page: number | string, kind: Results['kind']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  const wasEmpty = useRef(false);
  useEffect(() => {
    if (kind === 'loading') return;
    if (wasEmpty.current && isFocusLost()) heading.current?.focus({ preventScroll: true });
    wasEmpty.current = kind === 'empty';
  }, [kind]);
  useEffect(() => {
    if (shown.current !== page) heading.current?.focus({ preventScroll: true });
    shown.current = page;
  }, [page]);
  return heading;
}
