import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { PageAhead } from './PageAhead.tsx';
import { inViewAtOnce, type Nearness } from './policy.ts';
import { hasLink, useLinks } from './useLinks.ts';

/** Prefetches linked pages: the screen's chunk, and its data into the page's own cache. Renders nothing. */
export function Ahead() {
  const [near, setNear] = useState<readonly string[]>([]);
  const [inView, setInView] = useState<readonly string[]>([]);
  const { pathname, search } = useLocation();

  const onLink = useCallback((href: string, nearness: Nearness) => {
    const set = nearness === 'inView' ? setInView : setNear;
    set((waiting) => (waiting.includes(href) ? waiting : [...waiting, href]));
  }, []);
  const onDone = useCallback((href: string) => {
    const without = (waiting: readonly string[]) => waiting.filter((each) => each !== href);
    setNear(without);
    // A listing deleted or blocked while queued would respond with an error.
    setInView((waiting) => without(waiting).filter(hasLink));
  }, []);
  useLinks(pathname + search, onLink);

  const idle = inView.filter((href) => !near.includes(href)).slice(0, inViewAtOnce);
  return [...near, ...idle].map((href) => (
    <PageAhead key={href} href={href} isWhole={near.includes(href)} onDone={onDone} />
  ));
}
