import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { inEveryMode, sampleListing, sampleNow } from '../../samples/index.ts';
import { ListingDetailsList } from './index.ts';

const meta = {
  title: 'Patterns/ListingDetailsList',
  component: ListingDetailsList,
  parameters: inEveryMode,
  args: { listing: sampleListing(), now: sampleNow },
} satisfies Meta<typeof ListingDetailsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1,204')).toBeVisible();
    await expect(canvas.getByText('2 days ago')).toBeVisible();
  },
};

/** The condition, if the owner states it. */
export const WithCondition: Story = {
  parameters: { visual: { disable: true, reason: 'Default shows a list of facts; this is one more' } },
  args: { listing: sampleListing({ condition: 'like_new' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Like new')).toBeVisible();
  },
};

export const WithoutCategory: Story = {
  args: { listing: sampleListing({ category: null, view_count: 0, created_at: '' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Not specified')).toBeVisible();
    await expect(canvas.getByText('Date not available')).toBeVisible();
  },
};
