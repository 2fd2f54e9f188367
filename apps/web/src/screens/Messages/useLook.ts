import { useEffect, useRef, useState } from 'react';

/** What shows that someone is there: they press, scroll or go into it. */
const signs = ['pointerdown', 'wheel', 'keydown', 'focusin'] as const;

/** Something that happens once, and who waits for it. */
function createOccasion() {
  let happen = (): void => undefined;
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happen, happened };
}

/**
 * Notices that someone looks at a part of the page.
 *
 * @param isMeant Whether they opened it, and so look at it from the start.
 */
export function useLook(isMeant: boolean) {
  const whole = useRef<HTMLElement>(null);
  const [{ happen, happened }] = useState(createOccasion);
  useEffect(() => {
    if (isMeant) happen();
    const done = new AbortController();
    const part = whole.current;
    for (const sign of signs) part?.addEventListener(sign, happen, { passive: true, signal: done.signal });
    return () => done.abort();
  }, [happen, isMeant]);
  return { whole, isLookedAt: happened };
}
