import { Alert } from '@porchlight/ui';

import { useIsOffline } from '../lib/useIsOffline.ts';
import * as styles from './OfflineBanner.css.ts';

/** What failed to load says so itself, where it should stand. */
const words = {
  offline: 'You are offline. You can read on here; anything new waits until the connection is back.',
};

/** Says that the connection is gone, for as long as it is. What is on the page stays readable. */
export function OfflineBanner() {
  const isOffline = useIsOffline();
  return (
    <div role="status" className={styles.banner}>
      {isOffline && <Alert tone="caution">{words.offline}</Alert>}
    </div>
  );
}
