import { useLayoutEffect, useRef, useState } from 'react';

/** Whether there is more in an element than it shows, so that it scrolls. */
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
    const observer = new ResizeObserver(measure);
    for (const one of [box, ...box.children]) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return { scroller, overflows };
}
