import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { brokenPhoto, sampleListing, sampleNow } from '../../samples/index.ts';
import { FavoriteButton } from '../FavoriteButton/index.ts';
import { ListingCard, ListingCardSkeleton } from './index.ts';

const meta = {
  title: 'Patterns/ListingCard',
  component: ListingCard,
  args: {
    listing: sampleListing({ featured: true }, 'table'),
    href: '#listing',
    now: sampleNow,
    priority: 'high',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const onPressedChange = fn();

/** The whole card is one link; the heart is a button of its own. */
export const WithHeart: Story = {
  args: {
    favorite: (
      <FavoriteButton pressed={false} itemTitle="Oak dining table" onPressedChange={onPressedChange} />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Oak dining table with two chairs' });
    const heart = canvas.getByRole('button', { name: /Save to favorites/ });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(heart).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPressedChange).toHaveBeenCalledWith(true);
    // A press anywhere else on the photo reaches the link.
    const photo = canvasElement.querySelector('img[width]')?.getBoundingClientRect();
    await expect(photo && document.elementFromPoint(photo.left + 60, photo.bottom - 20)).toBe(link);
    heart.blur();
  },
};

/** Sold, free, broken photo, no photo, and the skeleton, which is as high as a card. */
export const States: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(64rem, 94vw)' }}>
        <Story />
      </div>
    ),
  ],
  render: ({ now }) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}>
      <ListingCard
        href="#sold"
        now={now}
        listing={sampleListing({ status: 'sold', title: 'City bike, 54 cm', price_type: 'fixed' }, 'bike')}
        favorite={<FavoriteButton pressed />}
      />
      <ListingCard href="#free" now={now} listing={sampleListing({ price: 0 }, 'sofa')} />
      <ListingCard href="#broken" now={now} listing={sampleListing({ images: [brokenPhoto] })} />
      <ListingCard href="#none" now={now} listing={sampleListing({ price: null })} />
      <ListingCardSkeleton />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByText('No Image')).toHaveLength(2));
    await expect(canvas.getByText('Sold')).toBeVisible();
  },
};

/** Long words, a right-to-left title, and a narrow column. */
export const Stress: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  render: ({ now }) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      <ListingCard
        href="#long"
        now={now}
        listing={sampleListing(
          {
            title:
              'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen aus der Sammlung meines Großvaters',
            location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
            price: 999_999.99,
            featured: true,
          },
          'camera',
        )}
        favorite={<FavoriteButton pressed={false} />}
      />
      <ListingCard
        href="#rtl"
        now={now}
        listing={sampleListing(
          { title: 'مكتب من خشب الجوز بدرجين، بحالة ممتازة', location: 'ديربورن, MI' },
          'desk',
        )}
      />
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
