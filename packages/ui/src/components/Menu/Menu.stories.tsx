import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { ChevronDownIcon, PencilIcon, TrashIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { expectFollowed, expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { Menu } from './index.ts';

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

/** At the end of the window: above its button. */
export const LittleRoom: Story = {
  parameters: { visual: { disable: true, reason: 'Its place is told by the test.' } },
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

/** Opened with the pointer, from right to left. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Manage' }));
    const menu = await canvas.findByRole('menu', { name: 'Manage' });
    await waitFor(() => expect(menu).toBeVisible());
  },
};
