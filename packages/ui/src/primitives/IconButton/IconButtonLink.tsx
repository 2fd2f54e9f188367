import type { ReactNode } from 'react';

import { cx, useRenderLink, type LinkProps, type RenderLink } from '../../lib/index.ts';
import * as styles from './IconButton.css.ts';
import type { IconButtonProps } from './IconButton.tsx';

export interface IconButtonLinkProps
  extends Omit<LinkProps, 'aria-label' | 'children'>, Pick<IconButtonProps, 'variant' | 'size'> {
  /** Its accessible name: where it leads. */
  label: string;
  /** The icon, such as `<ArrowLeftIcon />`. */
  icon: ReactNode;
  /** Renders the link. Default: the `KitProvider`'s, else an anchor. */
  renderLink?: RenderLink;
}

/** An icon-only link that looks like an `IconButton`. Renders an `a`. */
export function IconButtonLink({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  renderLink,
  className,
  ...rest
}: IconButtonLinkProps) {
  const render = useRenderLink(renderLink);
  return render({
    ...rest,
    'aria-label': label,
    className: cx(styles.iconButton, styles.size[size], styles.variant[variant], className),
    children: icon,
  });
}
