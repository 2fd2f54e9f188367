import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { sampleNow } from '../../samples/index.ts';
import { RelativeDate } from './index.ts';

const meta = {
  title: 'Patterns/RelativeDate',
  component: RelativeDate,
  args: { date: '2026-06-12T16:00:00.000Z', now: sampleNow },
} satisfies Meta<typeof RelativeDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dates: Story = {
  render: ({ now }) => (
    <ul style={{ paddingInlineStart: 24 }}>
      {[
        '2026-06-15T09:00:00.000Z',
        '2026-06-14T09:00:00.000Z',
        '2026-06-12T16:00:00.000Z',
        '2026-05-30T16:00:00.000Z',
        '2026-01-15T16:00:00.000Z',
        '1801-01-01T00:00:00.000Z',
        null,
      ].map((date) => (
        <li key={date}>
          <RelativeDate date={date} now={now} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const days = canvas.getByText('3 days ago');
    await expect(days).toHaveAttribute('datetime', '2026-06-12T16:00:00.000Z');
    await expect(days).toHaveAttribute('title', 'Jun 12, 2026');
    await expect(canvas.getAllByText('Date not available')).toHaveLength(2);
  },
};
