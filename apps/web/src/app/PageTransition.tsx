import { type ReactNode, ViewTransition } from 'react';

import * as styles from './PageTransition.css.ts';

export interface PageTransitionProps {
  /** A new name is a new page: the old one fades into it. */
  name: string;
  children: ReactNode;
}

/**
 * Moves from one page to the next with a view transition, in browsers that have them and for people who do not mind
 * motion. What changes inside a page does not move.
 */
export function PageTransition({ name, children }: PageTransitionProps) {
  return (
    <ViewTransition key={name} default="none" enter={styles.page} exit={styles.page}>
      {children}
    </ViewTransition>
  );
}
