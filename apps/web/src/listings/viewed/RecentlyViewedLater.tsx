import { Suspense, useEffect, useState } from 'react';

import { lazyPart } from '../../lib/lazyPart.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import type { RecentlyViewedProps } from './RecentlyViewed.tsx';

const RecentlyViewed = lazyPart(async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed);

/** Recently viewed listings at the bottom of a page, loaded when the browser is idle. */
export function RecentlyViewedLater(props: RecentlyViewedProps) {
  const [isTime, setTime] = useState(false);
  useEffect(() => whenIdle(() => setTime(true)), []);
  return (
    isTime && (
      <Suspense fallback={null}>
        <RecentlyViewed {...props} />
      </Suspense>
    )
  );
}
