import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { ChevronDownIcon, PencilIcon, TrashIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { expectFollowed, expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { Menu, type MenuItem } from './index.ts';

const onEdit = fn();

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    header: 'Walnut desk',
    renderTrigger: (props) => (
      <Button {...props} variant="outline" tone="neutral" endIcon={<ChevronDownIcon size="sm" />}>
        Manage
      </Button>
    ),
    items: [
      { id: 'edit', label: 'Edit', icon: <PencilIcon size="sm" />, onSelect: onEdit },
      { id: 'view', label: 'View', href: '#view' },
      { id: 'sold', label: 'Mark Sold', disabled: true },
      { id: 'expire', label: 'Expire' },
      {
        id: 'delete',
        label: 'Delete',
        icon: <TrashIcon size="sm" />,
        tone: 'critical',
        separated: true,
      },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrows, Home, End, letters, Escape and Enter. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Manage' });
    const item = (name: string) => canvas.getByRole('menuitem', { name });

    button.focus();
    await press('ArrowDown');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await press('ArrowUp');
    await expect(item('Delete')).toHaveFocus();
    await press('Home', 'ArrowDown');
    await expect(item('View')).toHaveFocus();
    await press('e');
    await expect(item('Expire')).toHaveFocus();
    await press('End');
    await expect(item('Delete')).toHaveFocus();
    await press('Home', 'Enter');
    await expect(onEdit).toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(button).toHaveFocus());

    await walkByKeys(async () => {
      const isClosed = () => expect(button).toHaveAttribute('aria-expanded', 'false');
      for (const key of ['Enter', 'Space'] as const) {
        button.focus();
        await press(key);
        await waitFor(() => expect(item('Edit')).toHaveFocus());
        await press('Escape');
        await waitFor(isClosed);
        await expect(button).toHaveFocus();
      }
      onEdit.mockClear();
      await press('ArrowDown');
      await waitFor(() => expect(item('Edit')).toHaveFocus());
      await press('Space');
      await waitFor(isClosed);
      await expect(onEdit).toHaveBeenCalledOnce();
      await press('ArrowDown');
      await waitFor(() => expect(item('Edit')).toHaveFocus());
      await expectFollowed(item('View'));
      await waitFor(isClosed);
      await expectTabOrder(canvasElement, button);
      await press('Tab', 'ArrowDown');
      await waitFor(() => expect(item('Edit')).toHaveFocus());
      await press('Tab');
      await waitFor(isClosed);
      await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
    });

    await press('ArrowUp');
    await waitFor(() => expect(item('Delete')).toHaveFocus());
  },
};

/** At the bottom of the window: it opens above its button. */
export const LittleRoom: Story = {
  parameters: { visual: { disable: true, reason: 'The test checks its position.' } },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', alignContent: 'end', justifyContent: 'start', blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Manage' });
    button.scrollIntoView({ block: 'end' });
    await userEvent.click(button);
    const menu = await canvas.findByRole('menu', { name: 'Manage' });
    await waitFor(async () => {
      const [box, at] = [menu.getBoundingClientRect(), button.getBoundingClientRect()];
      await expect(box.bottom).toBeLessThanOrEqual(at.top);
      await expect(box.top).toBeGreaterThanOrEqual(0);
      await expect(Math.round(box.left - at.left)).toBe(0);
    });
  },
};

/** Opened with the pointer, right to left. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Manage' });
    await userEvent.click(button);
    const menu = await canvas.findByRole('menu', { name: 'Manage' });
    await waitFor(() => expect(menu).toBeVisible());
    const [place, around] = [menu.getBoundingClientRect(), button.getBoundingClientRect()];
    await expect(place.right).toBeCloseTo(around.right, 0);
    await expect(place.top).toBeGreaterThanOrEqual(around.bottom);
  },
};

const onRepost = fn();
const nested: readonly MenuItem[] = [
  { id: 'edit', label: 'Edit', icon: <PencilIcon size="sm" /> },
  {
    id: 'status',
    label: 'Status',
    items: [
      { id: 'sold', label: 'Mark Sold' },
      {
        id: 'again',
        label: 'Post again',
        items: [
          { id: 'now', label: 'Now', onSelect: onRepost },
          { id: 'monday', label: 'On Monday' },
        ],
      },
      { id: 'expire', label: 'Expire', disabled: true },
    ],
  },
  { id: 'share', label: 'Share', end: '2', items: [{ id: 'copy', label: 'Copy link', href: '#copy' }] },
  { id: 'delete', label: 'Delete', tone: 'critical', separated: true },
];

/** An item with `items` opens a submenu: by the arrow in reading direction, by a press, by hovering. */
export const Nested: Story = {
  args: { items: nested, header: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Manage' });
    const item = (name: string | RegExp) => canvas.getByRole('menuitem', { name });
    const isOpen = (name: string | RegExp, open: boolean) =>
      waitFor(() => expect(item(name)).toHaveAttribute('aria-expanded', String(open)));
    const isFocused = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());
    const isClosed = () => waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));

    button.focus();
    await press('ArrowDown');
    await isFocused('Edit');
    await press('ArrowDown', 'ArrowRight');
    await isFocused('Mark Sold');
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'Status' })).toBeVisible());
    const place = canvas.getByRole('menu', { name: 'Status' }).getBoundingClientRect();
    await expect(place.left).toBeGreaterThanOrEqual(item('Status').getBoundingClientRect().right);
    // Arrows and letters stay in the focused menu; an arrow on a plain item does nothing.
    await press('ArrowRight', 'ArrowUp');
    await isFocused('Expire');
    await press('p');
    await isFocused('Post again');
    await press('ArrowRight');
    await isFocused('Now');
    await press('ArrowLeft');
    await isFocused('Post again');
    await isOpen('Post again', false);
    await press('ArrowLeft');
    await isFocused('Status');
    await isOpen('Status', false);
    await expect(button).toHaveAttribute('aria-expanded', 'true');

    await walkByKeys(async () => {
      await press('Enter');
      await isFocused('Mark Sold');
      // One at a time, innermost first.
      await press('Escape');
      await isFocused('Status');
      await isOpen('Status', false);
      await press('Space');
      await isFocused('Mark Sold');
      await press('ArrowDown', 'ArrowRight');
      await isFocused('Now');
      await press('Enter');
      await isClosed();
      await expect(onRepost).toHaveBeenCalledOnce();
      await expect(button).toHaveFocus();
      await press('ArrowDown');
      await isFocused('Edit');
      await press('ArrowDown', 'ArrowRight');
      await isFocused('Mark Sold');
      await press('Tab');
      await isClosed();
      await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
      button.focus();
      await press('ArrowDown');
      await isFocused('Edit');
    });

    // Hovering opens it without moving the focus; hovering another item closes it, moving into it does not.
    await userEvent.hover(item('Status'));
    await isOpen('Status', true);
    await expect(item('Mark Sold')).not.toHaveFocus();
    await userEvent.hover(item(/^Share/));
    await isOpen(/^Share/, true);
    await isOpen('Status', false);
    await userEvent.hover(item('Edit'));
    await isOpen(/^Share/, false);
    await userEvent.hover(item('Status'));
    await isOpen('Status', true);
    // In one movement: a longer pause on the item in between selects that one.
    await userEvent.pointer([item(/^Share/), item('Mark Sold')].map((target) => ({ target })));
    await userEvent.click(item('Status'));
    await isFocused('Mark Sold');
    await expect(item('Status')).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Right to left the arrows are swapped, and menus open to the left. */
export const NestedRightToLeft: Story = {
  args: { items: nested, header: undefined },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const item = (name: string) => canvas.getByRole('menuitem', { name });
    const isFocused = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());
    canvas.getByRole('button', { name: 'Manage' }).focus();
    await press('ArrowDown');
    await isFocused('Edit');
    await press('ArrowDown', 'ArrowLeft');
    await isFocused('Mark Sold');
    await press('ArrowRight');
    await isFocused('Status');
    await press('ArrowLeft');
    await isFocused('Mark Sold');
    const place = canvas.getByRole('menu', { name: 'Status' }).getBoundingClientRect();
    await expect(place.right).toBeLessThanOrEqual(item('Status').getBoundingClientRect().left);
  },
};

/** On a phone there is no space next to it: the submenu replaces its parent, with a back item. */
export const NestedOnAPhone: Story = {
  args: { items: nested, header: undefined },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const item = (name: string | RegExp) => canvas.getByRole('menuitem', { name });
    const openStatus = async () => {
      await userEvent.click(item('Status'));
      await waitFor(() => expect(item('Mark Sold')).toHaveFocus());
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Manage' }));
    // Its position after the animation.
    const placeOf = async (name: string): Promise<DOMRect> => {
      const menu = canvas.getByRole('menu', { name });
      await waitFor(() => expect(menu.getAnimations()).toEqual([]));
      return menu.getBoundingClientRect();
    };
    const around = await placeOf('Manage');
    await openStatus();
    const inside = await placeOf('Status');
    await expect(Math.round(inside.left - around.left)).toBe(0);
    await expect(Math.round(inside.top - around.top)).toBe(0);
    await expect(Math.round(inside.width - around.width)).toBe(0);
    await expect(canvas.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    await userEvent.click(item('Back Status'));
    await waitFor(() => expect(item('Status')).toHaveFocus());
    await waitFor(() => expect(item('Edit')).toBeVisible());
    await openStatus();
  },
};
