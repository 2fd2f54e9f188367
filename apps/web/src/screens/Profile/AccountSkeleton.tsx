import { texts } from '@porchlight/domain';
import { Skeleton, Stack, VisuallyHidden } from '@porchlight/ui';

import * as styles from './AccountSkeleton.css.ts';

/** The account until the user is known: the card with the name, and the sections below it. */
export function AccountSkeleton() {
  return (
    <Stack gap={8} aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <Skeleton shape="block" className={styles.card} />
      {['photo', 'name', 'email'].map((section) => (
        <Skeleton key={section} shape="block" className={styles.section} />
      ))}
    </Stack>
  );
}
