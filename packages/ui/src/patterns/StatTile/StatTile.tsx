import type { ComponentProps, ReactNode } from 'react';

import { cx, type RenderLink, stretchedLink, useFormats, useRenderLink } from '../../lib/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import * as styles from './StatTile.css.ts';

export interface StatTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The label. */
  label: string;
  /** The number, or a short text such as '100+'; `null` when it failed to load. Default: still loading. */
  value?: number | string | null;
  /** URL of the counted items; the whole tile is one link. */
  href: string;
  /** An icon of the kit, decorative. Default none. */
  icon?: ReactNode;
  /** How the link is made. Default: the `KitProvider`'s, else `<a>`. */
  renderLink?: RenderLink;
}

/**
 * One number of a dashboard with its label, linked to the counted items. Not for prices (`Price`) or for facts
 * without a number (`InfoCard`).
 * Renders `<div>` with one link whose name is label and number.
 */
export function StatTile({ label, value, href, icon, renderLink, className, ...rest }: StatTileProps) {
  const { number } = useFormats();
  const link = useRenderLink(renderLink);
  const shown = typeof value === 'number' ? number(value) : value;
  return (
    <div {...rest} className={cx(styles.root, className)} aria-busy={value === undefined || undefined}>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {link({
        href,
        className: cx(stretchedLink, styles.link),
        children: (
          <>
            <span className={styles.label}>{label}</span>{' '}
            <span className={styles.value}>
              {value === undefined ? <Skeleton width="half" className={styles.loading} /> : (shown ?? '–')}
            </span>
          </>
        ),
      })}
    </div>
  );
}
