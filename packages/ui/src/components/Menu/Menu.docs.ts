import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A button that opens a list of things to do, or places to go.',
  alsoCalled: ['dropdown', 'action menu', 'overflow menu'],
  notFor: [
    { when: 'A value is chosen.', use: ['Select', 'RadioGroup'] },
    { when: 'There are two or three actions and room for them.', use: 'Button' },
    { when: 'It holds anything else than actions and links.', use: 'Popover' },
    { when: 'It is the way through a site on a small screen.', use: 'Sheet' },
  ],
  anatomy: [
    { name: 'Trigger', what: 'The button that `renderTrigger` returns: spread on it what it is given.' },
    {
      name: 'List',
      what: 'A `<div role="menu" popover>` in the top layer, beside the trigger; `ref` and attributes go here.',
    },
    { name: 'Header', what: 'Optional: words above the items, such as who is signed in.' },
    { name: 'Item', what: 'A `<button>`, or a link with `href`, of the role `menuitem`; `data-tone`.' },
    { name: 'Hairline', what: 'Above an item that is `separated`.' },
    {
      name: 'Menu inside',
      what: 'What an item with `items` opens: another `<div role="menu" popover>` beside it. On phones it takes the place of the menu, with a way back as its first line.',
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button: open the menu at its first item. On an item: choose it; a link is followed by Enter alone.',
    },
    {
      keys: ['ArrowDown'],
      does: 'On the button: opens at the first item. In the menu: the next item, round at the end.',
    },
    { keys: ['ArrowUp'], does: 'On the button: opens at the last item. In the menu: the item before.' },
    { keys: ['Home', 'End'], does: 'The first or the last item.' },
    { keys: ['Any letter'], does: 'The next item that starts with what is typed.' },
    {
      keys: ['ArrowRight'],
      does: 'On an item with `items`: opens its menu at the first item, as Enter and Space do. From right to left it is ArrowLeft.',
    },
    { keys: ['ArrowLeft'], does: 'In a menu inside: closes it; the focus goes back to its item.' },
    {
      keys: ['Escape'],
      does: 'Closes the menu that has the focus; it goes back to the button, or to the item that opened it.',
    },
    { keys: ['Tab'], does: 'Closes all of it, and goes on through the page.' },
  ],
  accessibility: [
    'The button has `aria-haspopup="menu"` and `aria-expanded`; its name is the menu’s.',
    'A `disabled` item is reached by keys and said to be unavailable, but not chosen.',
    'A mouse that rests on an item with `items` opens it and leaves the focus where it is. On its way in it may cross other items.',
    'Links in a menu are menu items to screen readers: use it for what a person does here, not as a navigation.',
  ],
  doDont: [
    {
      do: 'One menu inside another, for a handful of rare actions of a kind.',
      dont: 'Three levels: they are hard to find and to aim at. Give them a `Dialog` or a page.',
    },
  ],
} satisfies ComponentDocs;
