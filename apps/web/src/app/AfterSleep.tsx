import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

import { tellTime } from '../lib/clock.ts';
import { showTheme, storedTheme } from './theme.ts';

/**
 * Refreshes a page that Back restored from the back/forward cache: the time, the theme chosen in another tab,
 * and its data. The session refreshes itself. Renders nothing.
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
