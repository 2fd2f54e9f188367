import { Alert, Container } from '@porchlight/ui';

import { useSession, useSessionView } from '../session/index.ts';
import { focusHeading } from '../lib/focusHeading.ts';
import * as styles from './OfflineBanner.css.ts';
import { words } from './SessionNotice.words.ts';

/** Shown once when the browser blocks storage: the session lives in this tab only. */
export function SessionNotice() {
  const session = useSession();
  const { isMemoryOnly } = useSessionView();
  if (!isMemoryOnly) return null;
  return (
    <Container className={styles.belowHeader}>
      <Alert
        tone="info"
        live="polite"
        onDismiss={() => {
          session.dismissNotice();
          // The focused button is gone.
          focusHeading();
        }}
      >
        {words.memoryOnly}
      </Alert>
    </Container>
  );
}
