import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { MessageIcon, MoreIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { sampleSeller } from '../../samples/index.ts';
import { SellerCard } from './index.ts';

const meta = {
  title: 'Patterns/SellerCard',
  component: SellerCard,
  args: { seller: sampleSeller },
} satisfies Meta<typeof SellerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  parameters: { visual: { disable: true, reason: 'stands on Screens/Listing detail, Visitor' } },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <SellerCard
        seller={sampleSeller}
        href="/sellers/ana"
        facts={{ answers_within: 'hours', sold_listings: 12 }}
        options={<IconButton label="Seller options" icon={<MoreIcon />} />}
      >
        <Button wide startIcon={<MessageIcon size="sm" />}>
          Message Seller
        </Button>
      </SellerCard>
      <SellerCard
        seller={{ ...sampleSeller, name: 'Ben Okafor', verified: false, avatar: '/photos/dog.webp' }}
        facts="loading"
      />
      <SellerCard
        seller={{
          ...sampleSeller,
          name: 'Wolfeschlegelsteinhausenbergerdorff محمد عبد الله',
          created_at: 'unknown',
        }}
      />
      <SellerCard seller={null} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Member since March 2024')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: sampleSeller.name })).toHaveAttribute(
      'href',
      '/sellers/ana',
    );
    await expect(canvas.getByText('Usually answers within a few hours · 12 sold')).toBeVisible();
    await expect(canvas.getByText('Unknown seller')).toBeVisible();
    await expect(canvas.getByText('Date not available')).toBeVisible();
  },
};
