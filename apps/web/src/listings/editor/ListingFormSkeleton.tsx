import { texts } from '@porchlight/domain';
import { Skeleton, Stack, VisuallyHidden } from '@porchlight/ui';

import * as styles from './ListingFormSkeleton.css.ts';

function Field({ className }: { className?: string }) {
  return (
    <div className={styles.field}>
      <Skeleton className={styles.label} />
      <Skeleton shape="block" className={className} />
    </div>
  );
}

/** The skeleton of the listing form: title, category, description, price, place, contact. */
export function ListingFormSkeleton() {
  return (
    <Stack gap={6} aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <Field />
      <Field className={styles.groups} />
      <Field />
      <Field className={styles.description} />
      <Field />
      <Field />
      <Field />
      <Field />
      <Field />
    </Stack>
  );
}
