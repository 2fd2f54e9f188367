import type { ComponentProps, FocusEvent, ReactNode } from 'react';

import { bringIntoView, cx } from '../../lib/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import * as styles from './ResultsLayout.css.ts';

export interface ResultsLayoutProps extends ComponentProps<'div'> {
  /** The filters: a `FilterPanel`. When open, it has its own line. */
  filters: ReactNode;
  /** The sort order: one `Select` of size `sm`, with a visually hidden label. */
  order: ReactNode;
  /** A link to another view of the same results. On a small screen only its icon is shown. Default none. */
  view?: { href: string; label: ReactNode; icon: ReactNode; className?: string | undefined } | undefined;
  /** `ChipRow`s, such as the active filters and the categories; they scroll sideways in one line. Default none. */
  chips?: ReactNode;
  /** Whether the filters stand in a column next to the results on wide screens. Default `true`. */
  column?: boolean;
  /** The results. Default none. */
  children?: ReactNode;
}

/** Browsers don't scroll to what is half visible. */
function showFocused({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) bringIntoView(currentTarget, target);
}

/**
 * Results below one line with filters, view, chips and sort order. On a small screen the line stays in view while the
 * results scroll; on a wide one the filters stand in a column of their own, in browsers that can show them there.
 * Renders `<div>`.
 */
export function ResultsLayout({
  filters,
  order,
  view,
  chips,
  column = true,
  className,
  children,
  ...rest
}: ResultsLayoutProps) {
  return (
    <div {...rest} className={cx(styles.root, column && styles.column, className)}>
      <div className={styles.filters}>{filters}</div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only watches where the focus is */}
      <div className={styles.bar} onFocus={showFocused}>
        {view && (
          <ButtonLink
            variant="outline"
            tone="neutral"
            className={cx(styles.view, view.className)}
            href={view.href}
            startIcon={view.icon}
          >
            <span className={styles.viewName}>{view.label}</span>
          </ButtonLink>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only watches where the focus is */}
        <div className={styles.chips} onFocus={showFocused}>
          {chips}
        </div>
        <div className={styles.order}>{order}</div>
      </div>
      <div className={styles.results}>{children}</div>
    </div>
  );
}
