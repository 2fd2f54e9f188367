import { useEffect, useRef, useState } from 'react';

/** Interactions that show that the user is there. */
const signs = ['pointerdown', 'wheel', 'keydown', 'focusin'] as const;

/** A deferred promise. */
function deferred() {
  let happen = (): void => undefined;
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happen, happened };
}

/**
 * Detects the user's first interaction with a part of the page.
 *
 * @param isMeant whether the user opened it, which counts as an interaction
 */
export function useLook(isMeant: boolean) {
  const whole = useRef<HTMLElement>(null);
  const [{ happen, happened }] = useState(deferred);
  useEffect(() => {
    if (isMeant) happen();
    const done = new AbortController();
    const part = whole.current;
    for (const sign of signs) part?.addEventListener(sign, happen, { passive: true, signal: done.signal });
    return () => done.abort();
  }, [happen, isMeant]);
  return { whole, isLookedAt: happened };
}
