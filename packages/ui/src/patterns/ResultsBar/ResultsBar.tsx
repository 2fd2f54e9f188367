import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../../lib/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import * as styles from './ResultsBar.css.ts';

export interface ResultsBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What narrows the results: a `FilterPanel`. Opened, it has a line of its own. */
  filters: ReactNode;
  /** What comes first: one `Select` of size `sm`, its label for ears alone. */
  order: ReactNode;
  /** A link to the same results seen another way. On a small screen its icon stands alone. Default none. */
  view?: { href: string; label: ReactNode; icon: ReactNode } | undefined;
}

/**
 * One line over results: what narrows them, how they are seen, what comes first. On a small screen it stays in sight while
 * they go by.
 *
 * Renders `<div>`.
 */
export function ResultsBar({ filters, order, view, className, ...rest }: ResultsBarProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {filters}
      {view && (
        <ButtonLink
          variant="outline"
          tone="neutral"
          className={styles.view}
          href={view.href}
          startIcon={view.icon}
        >
          <span className={styles.viewName}>{view.label}</span>
        </ButtonLink>
      )}
      <div className={styles.order}>{order}</div>
    </div>
  );
}
