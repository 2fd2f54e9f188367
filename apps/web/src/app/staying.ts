import { createContext, use, useEffect } from 'react';

/** Tells the guard around a screen that the screen can live on without a session. */
export const StayingContext = createContext<(isStaying: true) => void>(() => undefined);

/**
 * Keeps the screen open when the session ends while it is there: for screens that then say so themselves, or hold what
 * somebody has written.
 */
export function useStaysWithoutSession(): void {
  const stay = use(StayingContext);
  useEffect(() => stay(true), [stay]);
}
