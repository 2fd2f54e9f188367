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
  /** Renders the link. Default: the `LinkProvider`'s, else an anchor. */
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
          <circle className={styles.light} cx="12" cy="13" r="10" />
          <path className={styles.glass} d="m8 9.5 1 8h6l1-8Z" />
          <path d="M12 3v2.25M7 9.5l2.25-4.25h5.5L17 9.5ZM12 12.25v2M8.5 20.5h7M9 17.5l-.5 3M15 17.5l.5 3" />
        </svg>
        <span translate="no">{name}</span>
      </>
    ),
  });
}
