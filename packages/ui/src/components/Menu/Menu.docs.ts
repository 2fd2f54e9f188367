import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A button that opens a list of actions or links.',
  alsoCalled: ['dropdown', 'action menu', 'overflow menu'],
  notFor: [
    { when: 'A form asks for a value.', use: ['Select', 'RadioGroup'] },
    { when: 'There are two or three actions and space for them.', use: 'Button' },
    { when: 'It contains anything other than actions and links.', use: 'Popover' },
    { when: 'It is the navigation of a site on a small screen.', use: 'Sheet' },
  ],
  anatomy: [
    { name: 'Trigger', what: 'The button that `renderTrigger` returns: spread the given props on it.' },
    {
      name: 'List',
      what: 'A `<div role="menu" popover>` in the top layer, next to the trigger; `ref` and attributes go here.',
    },
    { name: 'Header', what: 'Optional: text above the items, such as the user’s name.' },
    {
      name: 'Item',
      what: 'A `<button>`, or a link with `href`, of the role `menuitem`; `data-tone`. With `checked` the role is `menuitemradio`.',
    },
    { name: 'Hairline', what: 'Above an item that is `separated`.' },
    {
      name: 'Menu inside',
      what: 'Opened by an item with `items`: another `<div role="menu" popover>` next to it. On phones it replaces the menu, with a back item first.',
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button: open the menu at its first item. On an item: select it; a link is followed by Enter only.',
    },
    {
      keys: ['ArrowDown'],
      does: 'On the button: opens at the first item. In the menu: the next item, wrapping around.',
    },
    { keys: ['ArrowUp'], does: 'On the button: opens at the last item. In the menu: the previous item.' },
    { keys: ['Home', 'End'], does: 'The first or the last item.' },
    { keys: ['Any letter'], does: 'The next item that starts with the typed letters.' },
    {
      keys: ['ArrowRight'],
      does: 'On an item with `items`: opens its menu at the first item, like Enter and Space. Right to left it is ArrowLeft.',
    },
    { keys: ['ArrowLeft'], does: 'In a submenu: closes it; the focus returns to its item.' },
    {
      keys: ['Escape'],
      does: 'Closes the focused menu; the focus returns to the button, or to the item that opened it.',
    },
    { keys: ['Tab'], does: 'Closes all menus, and moves on through the page.' },
  ],
  accessibility: [
    'The button has `aria-haspopup="menu"` and `aria-expanded`; its name is the menu’s.',
    'A `disabled` item can be focused and is announced as unavailable, but not selected.',
    'A mouse that rests on an item with `items` opens its menu and does not move the focus. On the way into it the pointer may cross other items.',
    'Links in a menu are menu items to screen readers: use it for actions, not as a navigation.',
  ],
  doDont: [
    {
      do: 'One level of submenus, for a few rare actions of a kind.',
      dont: 'Three levels: they are hard to find and to aim at. Use a `Dialog` or a page.',
    },
  ],
} satisfies ComponentDocs;
