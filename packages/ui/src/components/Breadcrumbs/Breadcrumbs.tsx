import { Fragment, type ComponentProps } from 'react';

import { ChevronRightIcon } from '../../icons/index.ts';
import { bareList, cx, useMessages, useRenderLink, type RenderLink } from '../../lib/index.ts';
import * as styles from './Breadcrumbs.css.ts';
import { english, type BreadcrumbsMessages } from './Breadcrumbs.messages.ts';

/** A level of the path. The last one is this page and needs no `href`. */
export interface Breadcrumb {
  /** The page's name. */
  label: string;
  /** Its URL. Default none: plain text. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the outermost page to this one. */
  items: readonly Breadcrumb[];
  /** Renders a link. Default: the `KitProvider`'s, else an anchor. */
  renderLink?: RenderLink;
  /** Texts, for translation. Default English. */
  messages?: Partial<BreadcrumbsMessages>;
}

/**
 * The position of this page in the site, with links to the levels above; on a phone, the nearest one. Not a history.
 * Renders a `nav` with a list.
 */
export function Breadcrumbs({ items, renderLink, messages, className, ...rest }: BreadcrumbsProps) {
  const words = useMessages('Breadcrumbs', english, messages);
  const render = useRenderLink(renderLink);
  return (
    <nav aria-label={words.label} {...rest} className={cx(styles.root, className)}>
      <ol {...bareList} className={styles.list}>
        {items.map(({ label, href }, index) => {
          const last = index === items.length - 1;
          return (
            <li key={index} className={styles.item}>
              {index > 0 && <ChevronRightIcon size="sm" />}
              {href === undefined || last ? (
                <span
                  aria-current={last ? 'page' : undefined}
                  className={cx(last && styles.current)}
                  title={last ? label : undefined}
                >
                  <bdi>{label}</bdi>
                </span>
              ) : (
                <Fragment>{render({ href, className: styles.link, children: <bdi>{label}</bdi> })}</Fragment>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
