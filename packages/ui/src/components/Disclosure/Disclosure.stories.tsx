import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Text } from '../../primitives/Text/index.ts';
import { press, walkByKeys } from '../../samples/keyboard.ts';
import { Disclosure } from './index.ts';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    summary: 'What should I bring?',
    children: <Text tone="muted">A friend, a phone, and small notes.</Text>,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter opens, Space closes; both are reported. */
export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const summary = within(canvasElement).getByText('What should I bring?');
    await walkByKeys(async () => {
      await press('Tab', 'Enter');
      await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
      await press('Space');
      await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    });
    await press('Tab');
    await userEvent.click(summary);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await expect(within(canvasElement).getByText(/small notes/)).toBeVisible();
  },
};

export const Closed: Story = {};
