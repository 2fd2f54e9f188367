import { useContext } from 'react';

import { type Brand, cx, KitContext, useMessages, type LinkProps, type RenderLink } from '../../lib/index.ts';
import { english, type BrandMarkMessages } from './BrandMark.messages.ts';
import * as styles from './BrandMark.css.ts';

export interface BrandMarkProps extends Omit<LinkProps, 'href' | 'children'> {
  /** The link's URL. Default: the `KitProvider`'s brand's, else '/'. */
  href?: string;
  /** The name next to the logo. Default: the `KitProvider`'s brand's. */
  name?: string;
  /**
   * The logo, 1.25 times as tall as the name's letters. Default: the `KitProvider`'s brand's, else the lamp; `null`
   * for none.
   */
  logo?: Brand['logo'];
  /** `md` in a bar, `lg` on a page without a header. Default `md`. */
  size?: keyof typeof styles.scale;
  /** Renders the link. Default: the `KitProvider`'s, else an anchor. */
  renderLink?: RenderLink;
  /** Texts, for translation. Default English. */
  messages?: Partial<BrandMarkMessages>;
}

/** The site's logo and name, linking to the home page. Renders an `a`. */
export function BrandMark({
  href,
  name,
  logo,
  size = 'md',
  renderLink,
  messages,
  className,
  ...rest
}: BrandMarkProps) {
  const words = useMessages('BrandMark', english, messages);
  const kit = useContext(KitContext);
  const sign = logo === undefined ? kit.brand?.logo : logo;
  const shown = name ?? kit.brand?.name;
  return (renderLink ?? kit.renderLink)({
    ...rest,
    href: href ?? kit.brand?.href ?? '/',
    className: cx(styles.mark, styles.scale[size], className),
    children: (
      <>
        {sign === undefined ? <Lamp /> : sign}
        {shown === undefined ? <span>{words.home}</span> : <span translate="no">{shown}</span>}
      </>
    ),
  });
}

function Lamp() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden focusable="false" className={styles.lamp}>
      <circle className={styles.light} cx="12" cy="13.5" r="11" />
      <path className={styles.glass} d="m7.75 9.25 1.25 9.5h6l1.25-9.5Z" />
      <path d="M12 1.75v2.5M6.25 9.25 9 4.25h6l2.75 5ZM8.5 21.75h7" />
    </svg>
  );
}
