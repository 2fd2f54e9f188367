import { useLayoutEffect, useRef, useState } from 'react';

import { observeSize } from '../../lib/index.ts';

/** Whether an element's content overflows, so that it scrolls. */
export function useOverflow() {
  const scroller = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const measure = () => {
      const { overflowX } = getComputedStyle(box);
      const isMore = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      setOverflows(overflowX !== 'visible' && isMore);
    };
    measure();
    return observeSize([box, ...box.children], measure);
  }, []);
  return { scroller, overflows };
}
