import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../../lib/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import * as styles from './ResultsBar.css.ts';

export interface ResultsBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The filters: a `FilterPanel`. When open, it has its own line. */
  filters: ReactNode;
  /** The sort order: one `Select` of size `sm`, with a visually hidden label. */
  order: ReactNode;
  /** A link to another view of the same results. On a small screen only its icon is shown. Default none. */
  view?: { href: string; label: ReactNode; icon: ReactNode } | undefined;
}

/**
 * One line above results: filters, view and sort order. On a small screen it stays in view while the results scroll.
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
