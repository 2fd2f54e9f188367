import { Container, Spinner } from '@porchlight/ui';

import * as styles from './ScreenLoader.css.ts';

/** Shown while a screen's chunk loads or a redirect is under way. */
export function ScreenLoader() {
  return (
    <Container className={styles.loader}>
      <Spinner size="lg" />
    </Container>
  );
}
