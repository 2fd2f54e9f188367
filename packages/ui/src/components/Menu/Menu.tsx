import { useMemo, type ComponentProps, type KeyboardEventHandler, type ReactNode, type Ref } from 'react';

import { cx, mergeRefs, useMessages, useRenderLink, useStableId, type RenderLink } from '../../lib/index.ts';
import * as styles from './Menu.css.ts';
import { english, type MenuMessages } from './Menu.messages.ts';
import { MenuItems, type MenuItem } from './MenuItems.tsx';
import { useMenu } from './useMenu.ts';

/** Props for a menu's button. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onKeyDown: KeyboardEventHandler;
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The items, in order. */
  items: readonly MenuItem[];
  /** Renders the button: `(props) => <Button {...props}>Account</Button>`. It also names the menu. */
  renderTrigger: (props: MenuTriggerProps) => ReactNode;
  /** Text above the items, such as the user's name. Default none. */
  header?: ReactNode;
  /** Renders an item with `href`. Default: the `KitProvider`'s, else an anchor. */
  renderLink?: RenderLink;
  /** Texts, for translation. Default English. */
  messages?: Partial<MenuMessages>;
}

/**
 * A button that opens a list of actions or links; an item with `items` opens a submenu. For a value of a form, use
 * `Select`; for two or three actions, plain buttons. Renders the button and a popover `div` with the role `menu`;
 * props and ref go to the latter.
 */
export function Menu({
  items,
  renderTrigger,
  header,
  renderLink,
  messages,
  className,
  ref,
  ...rest
}: MenuProps) {
  const words = useMessages('Menu', english, messages);
  const id = useStableId(rest.id);
  const render = useRenderLink(renderLink);
  const { trigger, list, open, onBeforeToggle, onToggle, onTriggerKeyDown, onListKeyDown, close, leave } =
    useMenu();
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
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onKeyDown={onListKeyDown}
      >
        {header && (
          <div role="presentation" className={styles.header}>
            {header}
          </div>
        )}
        <MenuItems items={items} close={close} leave={leave} renderLink={render} back={words.back} />
      </div>
    </>
  );
}
