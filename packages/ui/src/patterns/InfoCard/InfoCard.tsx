import type { ComponentProps, ReactNode } from 'react';

import { cx, type RenderLink, stretchedLink, useRenderLink } from '../../lib/index.ts';
import * as styles from './InfoCard.css.ts';

export interface InfoCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The card's title. */
  title: ReactNode;
  /** An icon of the kit, decorative. Default none. */
  icon?: ReactNode;
  /** URL; the whole card is then one link. Default none. */
  href?: string;
  /** Heading level of the title. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** How the link is made. Default: the `KitProvider`'s, else `<a>`. */
  renderLink?: RenderLink;
  /** One or two sentences. */
  children: ReactNode;
}

/**
 * A fact or a link at a glance: an icon, a title, a sentence. For numbers use `StatTile`, for warnings `Alert` or
 * `EmergencyNotice`.
 * Renders `<div>` with a heading. Publishes `data-link` if it is a link.
 */
export function InfoCard({
  title,
  icon,
  href,
  headingLevel = 2,
  renderLink,
  children,
  className,
  ...rest
}: InfoCardProps) {
  const link = useRenderLink(renderLink);
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={cx(styles.root, className)} data-link={href === undefined ? undefined : true}>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>
          {href === undefined ? title : link({ href, className: stretchedLink, children: title })}
        </Heading>
        <div className={styles.text}>{children}</div>
      </div>
    </div>
  );
}
