import { Alert, Container } from '@porchlight/ui';

import type { Notice } from '../../lib/handOver.ts';
import * as styles from './HandedOverNotice.css.ts';

/** What the page before has to say, such as that it is done. */
export function HandedOverNotice({ text, tone }: Notice) {
  return (
    <Container className={styles.belowHeader}>
      <Alert tone={tone} live="polite">
        {text}
      </Alert>
    </Container>
  );
}
