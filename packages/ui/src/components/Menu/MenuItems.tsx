import { Fragment, type MouseEvent, type ReactNode } from 'react';

import { CheckIcon, ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts';
import { useStableId, type RenderLink } from '../../lib/index.ts';
import * as styles from './Menu.css.ts';
import { useHoverIntent } from './useHoverIntent.ts';
import { useSubmenu } from './useSubmenu.ts';

/** One item of a menu: an action, a link if it has `href`, or a submenu if it has `items`. */
export interface MenuItem {
  /** Unique among its siblings, and stable. */
  id: string;
  /** Its text; also used for typeahead. */
  label: string;
  /** An icon before the label. Default none. */
  icon?: ReactNode;
  /** Small content after the label, such as a count. Default none. */
  end?: ReactNode;
  /** Makes it a link. Default none: an action. */
  href?: string;
  /** Makes it a submenu with these items. Default none. */
  items?: readonly MenuItem[];
  /** Makes it one option of a choice, with a check mark on the selected one: give it to all of them. Default none. */
  checked?: boolean;
  /**
   * Called with the click when it is selected; the menu closes. A link is then followed, unless the click's default is
   * prevented.
   */
  onSelect?: (event: MouseEvent) => void;
  /** `critical` for destructive actions. Default `default`. */
  tone?: 'default' | 'critical';
  /** Shown and focusable, but cannot be selected. Default false. */
  disabled?: boolean;
  /** A hairline above it. Default false. */
  separated?: boolean;
}

interface MenuItemsProps {
  items: readonly MenuItem[];
  /** Closes the menu and its parents. */
  close: () => void;
  /** Does so when the focus moves on through the page. */
  leave: () => void;
  renderLink: RenderLink;
  /** Text of the back item. */
  back: string;
}

/** The items of a menu, and their submenus. */
export function MenuItems({ items, ...shared }: MenuItemsProps) {
  const { close, renderLink } = shared;
  const hover = useHoverIntent();
  return items.map((item) => {
    const { id, label, icon, end, href, checked, onSelect, tone, disabled, separated } = item;
    const common = {
      ...hover,
      role: checked === undefined ? 'menuitem' : 'menuitemradio',
      'aria-checked': checked,
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
        {checked && <CheckIcon size="sm" className={styles.check} />}
      </>
    );
    const chosen = {
      ...common,
      onClick: (event: MouseEvent) => {
        if (disabled) return;
        close();
        onSelect?.(event);
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

/** An item and its submenu. */
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
        // Only shows: hovering has already opened it before a press.
        popoverTargetAction="show"
        onClick={on.onLineClick}
      >
        {content}
        <ChevronRightIcon size="sm" className={styles.sign} />
      </button>
      <div
        role="menu"
        // Not named by the item: on a phone that is hidden while this menu is shown.
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
