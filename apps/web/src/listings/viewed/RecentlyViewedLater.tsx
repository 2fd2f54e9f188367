import { useEffect, useState } from 'react';

import { whenIdle } from '../../lib/whenIdle.ts';
import type { RecentlyViewed, RecentlyViewedProps } from './RecentlyViewed.tsx';

/** What was looked at on this device, at the foot of a page: fetched once the page stands and nothing else is to do. */
export function RecentlyViewedLater(props: RecentlyViewedProps) {
  const [Part, setPart] = useState<typeof RecentlyViewed>();
  useEffect(
    () =>
      whenIdle(() => {
        import('./RecentlyViewed.tsx')
          .then((loaded) => setPart(() => loaded.RecentlyViewed))
          .catch(() => undefined);
      }),
    [],
  );
  return Part && <Part {...props} />;
}
