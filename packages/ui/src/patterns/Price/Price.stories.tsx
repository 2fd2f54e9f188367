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

/** A price drop: the old price and the reduction, distinguishable for screen readers as well. */
export const Fallen: Story = {
  parameters: { visual: { disable: true, reason: 'Matrix shows it among the others' } },
  args: { price: 90, was: 120 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('−25%')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('now $90 was $120 −25%');
  },
};

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
      <Price size="lg" price={96} priceType="negotiable" was={120} />
      <Price size="lg" price={1850} priceType="negotiable" period="month" />
      <Price size="sm" price={40} priceType="fixed" period="hour" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Free')).toHaveLength(2);
    await expect(canvas.getByTitle('$95.50')).toHaveTextContent('$96');
    await expect(canvas.getByTitle('$0.25')).toHaveTextContent('<$1');
    await expect(canvas.getByText('Price not listed')).toBeVisible();
    await expect(canvas.getByText('$1,850').textContent).toBe('$1,850/month (obo)');
  },
};
