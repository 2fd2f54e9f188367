import { brand } from '@porchlight/domain';

import { cx, useRenderLink, type LinkProps, type RenderLink } from '../../lib/index.ts';
import * as styles from './BrandMark.css.ts';

export interface BrandMarkProps extends Omit<LinkProps, 'href' | 'children'> {
  /** Where it leads. Default '/'. */
  href?: string;
  /** The name beside the lamp. Default: the product's. */
  name?: string;
  /** `md` in a bar, `lg` on a page of its own. Default `md`. */
  size?: keyof typeof styles.scale;
  /** Renders the link. Default: the `KitProvider`'s, else an anchor. */
  renderLink?: RenderLink;
}

/** The lit lamp and the product's name, leading home. Renders an `a`. */
export function BrandMark({
  href = '/',
  name = brand.name,
  size = 'md',
  renderLink,
  className,
  ...rest
}: BrandMarkProps) {
  const render = useRenderLink(renderLink);
  return render({
    ...rest,
    href,
    className: cx(styles.mark, styles.scale[size], className),
    children: (
      <>
        <svg viewBox="0 0 24 24" aria-hidden focusable="false" className={styles.lamp}>
          <circle className={styles.light} cx="12" cy="13.5" r="11" />
          <path className={styles.glass} d="m7.75 9.25 1.25 9.5h6l1.25-9.5Z" />
          <path d="M12 1.75v2.5M6.25 9.25 9 4.25h6l2.75 5ZM8.5 21.75h7" />
        </svg>
        <span translate="no">{name}</span>
      </>
    ),
  });
}
