import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { StatusBadge } from './index.ts';

const meta = {
  title: 'Patterns/StatusBadge',
  component: StatusBadge,
  args: { status: 'active' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Active, sold, expired, an unknown status, and none. */
export const Statuses: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <StatusBadge status="active" />
      <StatusBadge status="reserved" />
      <StatusBadge status="sold" />
      <StatusBadge status="expired" />
      <StatusBadge status="under review" />
      <StatusBadge status={null} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Active')).toHaveAttribute('data-tone', 'positive');
    await expect(canvas.getByText('Reserved')).toHaveAttribute('data-tone', 'caution');
    await expect(canvas.getByText('Sold')).toHaveAttribute('data-tone', 'neutral');
    await expect(canvas.getByText('Under review')).toHaveAttribute('data-tone', 'critical');
    await expect(canvasElement.querySelectorAll('[data-tone]')).toHaveLength(5);
  },
};
