import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { BoltIcon } from '../../icons/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { ownFrame } from '../../samples/index.ts';
import { press, walkByKeys } from '../../samples/keyboard.ts';
import { Dialog } from '../Dialog/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    text: 'Move it to the top of the list, once in two days',
    children: <IconButton label="Bump" icon={<BoltIcon />} variant="outline" />,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shown on focus and on hover, put away by Escape, described to screen readers. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Bump' });
    const tip = canvas.getByText(/once in two days/);
    await expect(button).toHaveAccessibleDescription(/once in two days/);
    await walkByKeys(async () => {
      // With nothing to go on to, Tab would come around to the button again.
      const next = document.createElement('button');
      canvasElement.append(next);
      await press('Tab');
      await waitFor(() => expect(tip).toBeVisible());
      await press('Tab');
      await expect(next).toHaveFocus();
      await waitFor(() => expect(tip).not.toBeVisible());
      next.remove();
    });
    await press('Tab');
    await waitFor(() => expect(tip).toBeVisible());
    await press('Escape');
    await waitFor(() => expect(tip).not.toBeVisible());
    await userEvent.hover(button);
    await waitFor(() => expect(tip).toBeVisible());
  },
};

/** The first Escape is for the words, the second for the dialog around. */
export const InADialog: Story = {
  parameters: { ...ownFrame, visual: { disable: true, reason: 'It ends closed.' } },
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Your listing" closeButton={false}>
        <Tooltip {...args} />
      </Dialog>
    );
  },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Your listing' });
    const tip = within(dialog).getByText(/once in two days/);
    await walkByKeys(async () => {
      await waitFor(() => expect(tip).toBeVisible());
      await press('Escape');
      await waitFor(() => expect(tip).not.toBeVisible());
      await expect(dialog).toBeVisible();
      await press('Escape');
      await waitFor(() => expect(dialog).not.toBeVisible());
    });
  },
};
