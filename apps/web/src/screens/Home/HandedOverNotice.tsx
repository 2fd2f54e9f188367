import { Alert, Container } from '@porchlight/ui';

import type { Notice } from '../../lib/handOver.ts';
import * as styles from './HandedOverNotice.css.ts';

/** The flash message of the previous page. */
export function HandedOverNotice({ text, tone }: Notice) {
  return (
    <Container className={styles.belowHeader}>
      <Alert tone={tone} live="polite">
        {text}
      </Alert>
    </Container>
  );
}
