import { type ComponentType, useEffect, useRef, useState } from 'react';

import type { ApproximateMapProps } from './ApproximateMap.tsx';
import * as styles from './ApproximateMapLater.css.ts';

type Part = ComponentType<ApproximateMapProps> | 'coming';

/** Without it the page is as it would be. */
const Nothing = () => null;

/** The small map of a listing's page, fetched when somebody comes near it. Its room is there before it is. */
export function ApproximateMapLater(props: ApproximateMapProps) {
  const place = useRef<HTMLElement>(null);
  const [Part, setPart] = useState<Part>();
  useEffect(() => {
    if (place.current === null || !('IntersectionObserver' in window)) return undefined;
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        setPart('coming');
        import('./ApproximateMap.tsx').then(
          (loaded) => setPart(() => loaded.ApproximateMap),
          () => setPart(() => Nothing),
        );
      },
      { rootMargin: '300px' },
    );
    near.observe(place.current);
    return () => near.disconnect();
  }, []);
  return (
    <section ref={place}>
      {Part === undefined || Part === 'coming' ? (
        <div className={styles.room} aria-busy={Part === 'coming' || undefined} />
      ) : (
        <Part {...props} />
      )}
    </section>
  );
}
