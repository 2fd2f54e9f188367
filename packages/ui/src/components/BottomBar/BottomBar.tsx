import type { ComponentProps, ReactNode } from 'react';

import {
  bareList,
  cx,
  shortCount,
  useFormats,
  useMessages,
  useRenderLink,
  type RenderLink,
} from '../../lib/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './BottomBar.css.ts';
import { english, type BottomBarMessages } from './BottomBar.messages.ts';

/** One link of a `BottomBar`. */
export interface BottomBarItem {
  /** The link's URL. */
  href: string;
  /** A short label. */
  label: string;
  /** Above the label. Decorative. */
  icon: ReactNode;
  /** Number of new items; 0 shows nothing. Default none. */
  count?: number;
  /** The meaning of the count, read out after the label: '3 unread messages'. Default by `messages.count`. */
  countLabel?: string;
}

export interface BottomBarProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Three to five links, in order. */
  items: readonly BottomBarItem[];
  /** The current path: its item is marked as the current page. Default none. */
  currentPath?: string;
  /** Renders an item. Default: the `KitProvider`'s, else an anchor. */
  renderLink?: RenderLink;
  /** Texts, for translation. Default English. */
  messages?: Partial<BottomBarMessages>;
}

/**
 * The main pages of an app, within the thumb's reach on phones; wider windows have them in their header. It adds
 * space for itself at the end of the page. Use one per page.
 * Renders `<nav>` with a list of links, shown where the window is narrower than 48em and at least 28em high, which it
 * is not with an on-screen keyboard.
 */
export function BottomBar({ items, currentPath, renderLink, messages, className, ...rest }: BottomBarProps) {
  const words = useMessages('BottomBar', english, messages);
  const formats = useFormats();
  const link = useRenderLink(renderLink);
  return (
    <nav {...rest} aria-label={words.label} className={cx(styles.bar, className)}>
      <ul {...bareList} className={styles.list}>
        {items.map(({ href, label, icon, count = 0, countLabel }) => (
          <li key={href} className={styles.place}>
            {link({
              href,
              className: styles.link,
              'aria-current': href === currentPath ? 'page' : undefined,
              children: (
                <>
                  <span className={styles.icon}>
                    {icon}
                    {count > 0 && (
                      <Badge aria-hidden shape="count" tone="accent" variant="solid" className={styles.count}>
                        {shortCount(count, formats)}
                      </Badge>
                    )}
                  </span>
                  <span className={styles.label}>{label}</span>
                  {count > 0 && (
                    <VisuallyHidden>, {countLabel ?? words.count(count, formats)}</VisuallyHidden>
                  )}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
