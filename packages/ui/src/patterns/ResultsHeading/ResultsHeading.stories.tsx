import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { ResultsHeading } from './index.ts';

const meta = {
  title: 'Patterns/ResultsHeading',
  component: ResultsHeading,
  args: { count: 1204 },
} satisfies Meta<typeof ResultsHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** More than were counted. */
export const More: Story = {
  args: { count: 1000, hasMore: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1,000+ listings')).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ResultsHeading count={1204} />
      <ResultsHeading
        headingLevel={2}
        title="Favorites"
        count={1}
        end={
          <Button variant="outline" tone="neutral">
            Share
          </Button>
        }
      />
      <ResultsHeading headingLevel={3} title="For Sale in Asheville, NC" count={undefined} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'All Listings' })).toBeVisible();
    await expect(canvas.getByText('1,204 listings')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByText('1 listing')).toBeVisible();
  },
};
