import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { BoltIcon } from '../../icons/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
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
    await userEvent.tab();
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeVisible());
    await userEvent.hover(button);
    await waitFor(() => expect(tip).toBeVisible());
  },
};
