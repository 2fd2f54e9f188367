import type { ComponentProps, ReactNode, Ref } from 'react';

import { cx } from '../../lib/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The page's title. */
  title: ReactNode;
  /** A sentence or two below it. Default none. */
  lead?: ReactNode;
  /** `Breadcrumbs` above it. Default none. */
  breadcrumbs?: ReactNode;
  /** Buttons next to it. Default none. */
  actions?: ReactNode;
  /** The heading element, to move the focus to when the page changes. Default none. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * The top of a page: breadcrumbs, title, introduction and actions. One per page. Renders a `header` with the page's
 * `h1`, which takes the focus from code.
 */
export function PageHeader({
  title,
  lead,
  breadcrumbs,
  actions,
  headingRef,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <header {...rest} className={cx(styles.header, className)}>
      {breadcrumbs}
      <div className={styles.row}>
        <div className={styles.titles}>
          <Heading level={1} ref={headingRef} tabIndex={-1}>
            {title}
          </Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
