import { Fragment, type ReactNode } from 'react';

import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts';
import { useStableId, type RenderLink } from '../../lib/index.ts';
import * as styles from './Menu.css.ts';
import { useHoverIntent } from './useHoverIntent.ts';
import { useSubmenu } from './useSubmenu.ts';

/** One line of a menu: an action, a link when it has `href`, or the way into another menu when it has `items`. */
export interface MenuItem {
  /** Stable among its siblings. */
  id: string;
  /** The words on it; letters typed lead to it. */
  label: string;
  /** An icon before the label. Default none. */
  icon?: ReactNode;
  /** Something small after the label, such as a count. Default none. */
  end?: ReactNode;
  /** Makes it a link. Default none: an action. */
  href?: string;
  /** Makes it the way into a menu of these lines. Default none. */
  items?: readonly MenuItem[];
  /** Called when it is chosen; the menu closes. */
  onSelect?: () => void;
  /** `critical` for what destroys. Default `default`. */
  tone?: 'default' | 'critical';
  /** Shown, reached by keys, but not chosen. Default false. */
  disabled?: boolean;
  /** A hairline above it. Default false. */
  separated?: boolean;
}

interface MenuItemsProps {
  items: readonly MenuItem[];
  /** Closes the menu and those around it. */
  close: () => void;
  /** Does so when the focus goes on through the page. */
  leave: () => void;
  renderLink: RenderLink;
  /** What the way back says. */
  back: string;
}

/** The lines of a menu, and the menus that they open. */
export function MenuItems({ items, ...shared }: MenuItemsProps) {
  const { close, renderLink } = shared;
  const hover = useHoverIntent();
  return items.map((item) => {
    const { id, label, icon, end, href, onSelect, tone, disabled, separated } = item;
    const common = {
      ...hover,
      role: 'menuitem',
      tabIndex: -1,
      className: styles.item,
      'data-tone': tone,
      'aria-disabled': disabled || undefined,
    };
    const content = (
      <>
        {icon}
        <span>{label}</span>
        {end && <span className={styles.end}>{end}</span>}
      </>
    );
    const chosen = {
      ...common,
      onClick: () => {
        if (disabled) return;
        close();
        onSelect?.();
      },
      children: content,
    };
    return (
      <Fragment key={id}>
        {separated && <hr className={styles.divider} />}
        {item.items ? (
          <Submenu {...shared} item={item} items={item.items} line={common} content={content} />
        ) : href === undefined ? (
          <button {...chosen} type="button" />
        ) : (
          renderLink({ ...chosen, href })
        )}
      </Fragment>
    );
  });
}

interface SubmenuProps extends MenuItemsProps {
  item: MenuItem;
  line: object;
  content: ReactNode;
}

/** A line and the menu that it opens. */
function Submenu({ item, items, line, content, ...shared }: SubmenuProps) {
  const id = useStableId(undefined);
  const { line: opener, list, open, back, ...on } = useSubmenu(shared.leave);
  return (
    <>
      <button
        {...line}
        ref={opener}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
        // Not the other way round: a pointer has opened it before it presses.
        popoverTargetAction="show"
        onClick={on.onLineClick}
      >
        {content}
        <ChevronRightIcon size="sm" className={styles.sign} />
      </button>
      <div
        role="menu"
        // Not by the line: on a phone that cannot be seen while this one shows.
        aria-label={item.label}
        ref={list}
        id={id}
        popover="auto"
        tabIndex={-1}
        className={styles.submenu}
        onBeforeToggle={on.onBeforeToggle}
        onToggle={on.onToggle}
        onKeyDown={on.onKeyDown}
      >
        <button type="button" role="menuitem" tabIndex={-1} data-back className={styles.back} onClick={back}>
          <ChevronLeftIcon size="sm" />
          <span>{shared.back}</span>
          <span className={styles.end}>{item.label}</span>
        </button>
        <MenuItems {...shared} items={items} />
      </div>
    </>
  );
}
