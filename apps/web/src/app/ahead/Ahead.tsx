import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { PageAhead } from './PageAhead.tsx';
import { inViewAtOnce, type Nearness } from './policy.ts';
import { hasLink, useLinks } from './useLinks.ts';

/**
 * Fetches what is behind links before they are followed: the screen's chunk, and what the page will ask for, into the
 * cache that the page reads. Renders nothing.
 */
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
    // A listing that was deleted or blocked while it waited would be answered with an error.
    setInView((waiting) => without(waiting).filter(hasLink));
  }, []);
  useLinks(pathname + search, onLink);

  const idle = inView.filter((href) => !near.includes(href)).slice(0, inViewAtOnce);
  return [...near, ...idle].map((href) => (
    <PageAhead key={href} href={href} isWhole={near.includes(href)} onDone={onDone} />
  ));
}
