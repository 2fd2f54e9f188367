import type { ReactNode } from 'react';

import { useRenderLink, type LinkProps, type RenderLink } from '../../lib/index.ts';
import * as styles from './Button.css.ts';
import { buttonClass, type ButtonLook } from './buttonClass.ts';

export interface ButtonLinkProps extends LinkProps, ButtonLook {
  /** An icon before the text. Default none. */
  startIcon?: ReactNode;
  /** An icon after the text. Default none. */
  endIcon?: ReactNode;
  /** Renders the link. Default: the `KitProvider`'s, else an anchor. */
  renderLink?: RenderLink;
}

/** A link that looks like a button. Renders an `a`. */
export function ButtonLink({
  tone,
  variant,
  size,
  wide,
  startIcon,
  endIcon,
  renderLink,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const render = useRenderLink(renderLink);
  return render({
    ...rest,
    className: buttonClass({ tone, variant, size, wide }, className),
    children: (
      <>
        {startIcon}
        <span className={styles.label}>{children}</span>
        {endIcon}
      </>
    ),
  });
}
