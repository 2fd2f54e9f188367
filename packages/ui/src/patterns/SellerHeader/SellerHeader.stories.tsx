import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { sampleSeller } from '../../samples/index.ts';
import { SellerHeader } from './index.ts';

const meta = {
  title: 'Patterns/SellerHeader',
  component: SellerHeader,
  args: { seller: { ...sampleSeller, sold_listings: 12, answers_within: 'hours' } },
} satisfies Meta<typeof SellerHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An established seller, with an action. */
export const Default: Story = {
  args: {
    children: (
      <div>
        <Button variant="outline" tone="neutral">
          Report
        </Button>
      </div>
    ),
  },
  parameters: { visual: { disable: true, reason: 'stands on Screens/Seller, Visitor' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: sampleSeller.name })).toBeVisible();
    const facts = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Member since March 2024',
      '12 sold',
      'Usually answers within a few hours',
    ]);
  },
};

/** A new seller: unknown facts are omitted, and so is an unknown reply time. */
export const New: Story = {
  args: {
    seller: {
      ...sampleSeller,
      name: 'Wolfeschlegelsteinhausenbergerdorff محمد عبد الله',
      verified: false,
      sold_listings: 0,
      answers_within: 'a blink',
    },
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  parameters: { visual: { disable: true, reason: 'less than Screens/Seller, Visitor shows' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByText('Email verified')).toBeNull();
  },
};
