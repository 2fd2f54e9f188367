import { Container, Spinner } from '@porchlight/ui';

import * as styles from './ScreenLoader.css.ts';

/** Stands in while a screen's chunk or the stored session is on its way. Says nothing about what comes. */
export function ScreenLoader() {
  return (
    <Container className={styles.loader}>
      <Spinner size="lg" />
    </Container>
  );
}
