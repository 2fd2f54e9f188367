import {
  Fragment,
  useMemo,
  type ComponentProps,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
} from 'react';

import { cx, mergeRefs, useRenderLink, useStableId, type RenderLink } from '../../lib/index.ts';
import * as styles from './Menu.css.ts';
import { useMenu } from './useMenu.ts';

/** One line of a menu: an action, or a link when it has `href`. */
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
  /** Called when it is chosen; the menu closes. */
  onSelect?: () => void;
  /** `critical` for what destroys. Default `default`. */
  tone?: 'default' | 'critical';
  /** Shown, reached by keys, but not chosen. Default false. */
  disabled?: boolean;
  /** A hairline above it. Default false. */
  separated?: boolean;
}

/** What the button of a menu must be given. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onKeyDown: KeyboardEventHandler;
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The lines of the menu, in order. */
  items: readonly MenuItem[];
  /** Renders the button: `(props) => <Button {...props}>Account</Button>`. Its name becomes the menu's. */
  renderTrigger: (props: MenuTriggerProps) => ReactNode;
  /** Words above the items, such as who is signed in. Default none. */
  header?: ReactNode;
  /** Renders an item with `href`. Default: the `KitProvider`'s, else an anchor. */
  renderLink?: RenderLink;
}

/**
 * A button that opens a list of things to do or places to go. For choosing a value, use `Select`;
 * for two or three actions, plain buttons. Renders the button beside a popover `div` with the role
 * `menu`; props and ref go to the latter.
 */
export function Menu({ items, renderTrigger, header, renderLink, className, ref, ...rest }: MenuProps) {
  const id = useStableId(rest.id);
  const render = useRenderLink(renderLink);
  const { trigger, list, open, onToggle, onTriggerKeyDown, onListKeyDown, close } = useMenu();
  const refs = useMemo(() => mergeRefs(list, ref), [list, ref]);

  return (
    <>
      {renderTrigger({
        ref: trigger,
        id: `${id}-button`,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onKeyDown: onTriggerKeyDown,
      })}
      <div
        role="menu"
        aria-labelledby={`${id}-button`}
        {...rest}
        ref={refs}
        id={id}
        popover="auto"
        tabIndex={-1}
        className={cx(styles.list, className)}
        onToggle={onToggle}
        onKeyDown={onListKeyDown}
      >
        {header && (
          <div role="presentation" className={styles.header}>
            {header}
          </div>
        )}
        {items.map(({ id: key, label, icon, end, href, onSelect, tone, disabled, separated }) => {
          const common = {
            role: 'menuitem',
            tabIndex: -1,
            className: styles.item,
            'data-tone': tone,
            'aria-disabled': disabled || undefined,
            onClick: () => {
              if (disabled) return;
              close();
              onSelect?.();
            },
            children: (
              <>
                {icon}
                <span>{label}</span>
                {end && <span className={styles.end}>{end}</span>}
              </>
            ),
          };
          return (
            <Fragment key={key}>
              {separated && <hr className={styles.divider} />}
              {href === undefined ? <button {...common} type="button" /> : render({ ...common, href })}
            </Fragment>
          );
        })}
      </div>
    </>
  );
}
