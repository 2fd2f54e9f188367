import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../../lib/index.ts';
import * as styles from './AuthCard.css.ts';

export interface AuthCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The page's title. */
  title: ReactNode;
  /** A sentence of explanation. Default none. */
  lead?: ReactNode;
  /** A notice above the form: why the user is here, what just happened. Default none. */
  notice?: ReactNode;
  /** Content above the card: the brand, as a link to the home page. Default none. */
  brand?: ReactNode;
  /** Links below the form: to the other form, to help. Default none. */
  footer?: ReactNode;
  /** The form, or what replaces it when it is done. */
  children: ReactNode;
}

/**
 * The page of a single short form: sign in, register, a forgotten password. One column, the brand above, links below.
 * Not for forms within the site's layout, which are on the page itself.
 * Renders `<section>` with an `<h1>`.
 */
export function AuthCard({
  title,
  lead,
  notice,
  brand,
  footer,
  children,
  className,
  ...rest
}: AuthCardProps) {
  return (
    <section {...rest} className={cx(styles.root, className)}>
      {brand !== undefined && <div className={styles.brand}>{brand}</div>}
      <div className={styles.card}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {notice}
        {children}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </section>
  );
}
