import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SuspensionAlert } from './SuspensionNotice.tsx';

const meta = {
  title: 'Screens/Suspension notice',
  component: SuspensionAlert,
} satisfies Meta<typeof SuspensionAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For a week: the reason, the end, what is still possible, and how to object. */
export const ForAWeek: Story = {
  args: {
    suspension: {
      until: '2026-06-22T16:00:00.000Z',
      reason: 'spam',
      words: 'You sent the same message to forty people.',
    },
  },
  parameters: { visual: { disable: true, reason: 'Looks of Alert shows it' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your account is suspended until June 22, 2026/)).toBeVisible();
    await expect(canvas.getByText(/^Reason: Spam/)).toBeVisible();
    await expect(canvas.getByText('You sent the same message to forty people.')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/contact');
  },
};

/** Permanently, for a reason unknown to this version. */
export const ForGood: Story = {
  args: { suspension: { until: null, reason: 'unheard', words: '' } },
  parameters: { visual: { disable: true, reason: 'Looks of Alert shows it' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your account is suspended')).toBeVisible();
    await expect(canvas.getByText(/^Reason: Something else/)).toBeVisible();
  },
};

/** Before the details have loaded. */
export const NotKnownYet: Story = {
  args: { suspension: undefined },
  parameters: { visual: { disable: true, reason: 'Looks of Alert shows it' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You can read your messages/)).toBeVisible();
    await expect(canvas.queryByText(/^Reason/)).toBeNull();
  },
};
