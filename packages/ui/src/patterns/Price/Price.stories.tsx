import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Price } from './index.ts';

const meta = {
  title: 'Patterns/Price',
  component: Price,
  args: { price: 240, priceType: 'fixed' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Price size="lg" price={1450} priceType="negotiable" />
      <Price price={240} priceType="negotiable" />
      <Price price={0} priceType="fixed" />
      <Price price={95} priceType="free" />
      <Price price={95.5} priceType="fixed" />
      <Price price={0.25} priceType="fixed" />
      <Price price={999_999.99} priceType="fixed" />
      <Price price={null} priceType="other" />
      <Price size="sm" price={12} priceType="fixed" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Free')).toHaveLength(2);
    await expect(canvas.getByTitle('$95.50')).toHaveTextContent('$96');
    await expect(canvas.getByTitle('$0.25')).toHaveTextContent('<$1');
    await expect(canvas.getByText('Price not listed')).toBeVisible();
  },
};
