import { Alert } from '@porchlight/ui';

import { useIsOffline } from '../lib/useIsOffline.ts';
import * as styles from './OfflineBanner.css.ts';
import { words } from './OfflineBanner.words.ts';

/** A notice while the connection is lost. */
export function OfflineBanner() {
  const isOffline = useIsOffline();
  return (
    <div role="status" className={styles.banner}>
      {isOffline && <Alert tone="caution">{words.offline}</Alert>}
    </div>
  );
}
