import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

import { tellTime } from '../lib/clock.ts';
import { showTheme, storedTheme } from './theme.ts';

/**
 * A page that Back brings out of the browser's cache stands at once as it was left. What it slept through follows: the
 * time, the colors chosen elsewhere, and what it shows is asked for again. Who is signed in is the session's business.
 * Renders nothing.
 */
export function AfterSleep() {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      tellTime();
      showTheme(storedTheme());
      void mutate(() => true);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [mutate]);
  return null;
}
