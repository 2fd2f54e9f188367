import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { sampleListing, sampleListings, sampleNow } from '../../samples/index.ts';
import { FavoriteButton } from '../FavoriteButton/index.ts';
import { ListingCard } from '../ListingCard/index.ts';
import { ListingGrid } from './index.ts';

const cards = sampleListings.map((listing, index) => (
  <ListingCard
    key={listing.id}
    listing={listing}
    href={`#${listing.id}`}
    now={sampleNow}
    priority={index < 4 ? 'high' : 'low'}
    favorite={<FavoriteButton pressed={index === 2} itemTitle={listing.title} />}
  />
));

const meta = {
  title: 'Patterns/ListingGrid',
  component: ListingGrid,
  args: { children: cards },
} satisfies Meta<typeof ListingGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(8);
    await expect(list).toHaveAttribute('aria-busy', 'false');
  },
};

/** Eight skeleton cards; a screen reader announces 'Loading' once. */
export const Loading: Story = {
  args: { children: undefined, loading: 'skeleton' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(8);
    await expect(canvas.getAllByText('Loading…')).toHaveLength(1);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };

/** At no width between a small phone and a tablet does a badge wrap or overlap the heart. */
export const BetweenPhoneAndTablet: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { visual: { disable: true, reason: 'Every width is measured; Phone shows one of them.' } },
  args: {
    children: (
      <ListingCard
        listing={sampleListing({ featured: true })}
        href="#featured"
        now={sampleNow}
        favorite={<FavoriteButton pressed={false} itemTitle="Oak dining table" />}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div data-testid="frame">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByTestId('frame');
    const badge = canvas.getByText('Featured');
    const heart = canvas.getByRole('button');
    const faults: string[] = [];
    for (let width = 288; width <= 736; width += 4) {
      frame.style.inlineSize = `${width}px`;
      const { height, right } = badge.getBoundingClientRect();
      if (height > 30 || right > heart.getBoundingClientRect().left)
        faults.push(`${width} px: ${height} high, ends at ${right}`);
    }
    await expect(faults).toEqual([]);
  },
};
