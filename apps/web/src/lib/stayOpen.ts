import { createContext, use, useLayoutEffect } from 'react';

/** Tells the guard around a screen that the screen can live on without a session. */
export const StayOpenContext = createContext<(isStaying: true) => void>(() => undefined);

/**
 * Keeps the screen open when the session ends while it is there: for screens that then say so themselves, or hold what
 * someone has written.
 *
 * @param isHere Default true. For a screen that has nothing to stay for until its answers are there.
 */
export function useStayOpen(isHere = true): void {
  const stay = use(StayOpenContext);
  // Before it is seen: what is pressed at once may already find the session over.
  useLayoutEffect(() => {
    if (isHere) stay(true);
  }, [isHere, stay]);
}
