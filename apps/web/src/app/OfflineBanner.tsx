import { Alert } from '@porchlight/ui';

import { useIsOffline } from '../lib/useIsOffline.ts';
import * as styles from './OfflineBanner.css.ts';

/** Parts that failed to load show their own error. */
const words = {
  offline: 'You are offline. You can keep reading. New things load when you’re back online.',
};

/** A notice while the connection is lost. */
export function OfflineBanner() {
  const isOffline = useIsOffline();
  return (
    <div role="status" className={styles.banner}>
      {isOffline && <Alert tone="caution">{words.offline}</Alert>}
    </div>
  );
}
