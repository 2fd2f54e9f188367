import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { ChevronDownIcon, PencilIcon, TrashIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
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
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(item('Delete')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(item('View')).toHaveFocus();
    await userEvent.keyboard('e');
    await expect(item('Expire')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('Delete')).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(onEdit).toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Delete')).toHaveFocus());
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
