import { Suspense, useEffect, useState } from 'react';

import { lazyPart } from '../../lib/lazyPart.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import type { RecentlyViewedProps } from './RecentlyViewed.tsx';

const RecentlyViewed = lazyPart(async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed);

/** What was looked at on this device, at the foot of a page: fetched once the page stands and nothing else is to do. */
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
