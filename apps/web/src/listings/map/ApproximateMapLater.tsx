import { Suspense, useEffect, useRef, useState } from 'react';

import { lazyPart } from '../../lib/lazyPart.ts';
import type { ApproximateMapProps } from './ApproximateMap.tsx';
import * as styles from './ApproximateMapLater.css.ts';

const ApproximateMap = lazyPart(async () => (await import('./ApproximateMap.tsx')).ApproximateMap);

/** The small map of a listing's page, loaded when scrolled near. Its space is reserved. */
export function ApproximateMapLater(props: ApproximateMapProps) {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null || !('IntersectionObserver' in window)) return undefined;
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        setNear(true);
      },
      { rootMargin: '300px' },
    );
    near.observe(place.current);
    return () => near.disconnect();
  }, []);
  return (
    <section ref={place}>
      {isNear ? (
        <Suspense fallback={<div className={styles.room} aria-busy />}>
          <ApproximateMap {...props} />
        </Suspense>
      ) : (
        <div className={styles.room} />
      )}
    </section>
  );
}
