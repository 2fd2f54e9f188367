import { createContext, use, useLayoutEffect } from 'react';

/** Tells the guard that its screen works without a session. */
export const StayOpenContext = createContext<(isStaying: true) => void>(() => undefined);

/**
 * Keeps the screen open when the session ends: for screens that handle it themselves, or hold unsent text.
 *
 * @param isHere default: true; false while the screen has nothing to keep yet
 */
export function useStayOpen(isHere = true): void {
  const stay = use(StayOpenContext);
  // Before paint: an immediate click may already find the session ended.
  useLayoutEffect(() => {
    if (isHere) stay(true);
  }, [isHere, stay]);
}
