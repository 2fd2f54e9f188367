import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { cx } from '../../lib/index.ts';
import { Heading, type HeadingLevel } from '../../primitives/Heading/index.ts';
import { PorchDrawing } from '../Drawing/index.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, in a few words. */
  title: ReactNode;
  /** A scene, such as `<MailboxDrawing />`, or `null` for none. Default `<PorchDrawing />`. */
  drawing?: ReactElement | null;
  /** One action for it. Default none. */
  action?: ReactNode;
  /** Level of the title in the page's outline. Default 2. */
  headingLevel?: HeadingLevel;
  /** A sentence below the title. Default none. */
  children?: ReactNode;
}

/**
 * Nothing here yet: why, and what to do. When something failed, use `ErrorState`; while it loads, `Skeleton`s.
 * Renders a `div`.
 */
export function EmptyState({
  title,
  drawing = <PorchDrawing />,
  action,
  headingLevel = 2,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {drawing}
      <Heading level={headingLevel} size="lg">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
