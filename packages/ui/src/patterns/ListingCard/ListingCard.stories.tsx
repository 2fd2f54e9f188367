import { listingConditions, texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { brokenPhoto, inEveryMode, sampleListing, sampleNow } from '../../samples/index.ts';
import { FavoriteButton } from '../FavoriteButton/index.ts';
import { expectFollowed, expectPressed, expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { ListingCard, ListingCardSkeleton } from './index.ts';

const meta = {
  title: 'Patterns/ListingCard',
  component: ListingCard,
  subcomponents: { ListingCardSkeleton },
  parameters: inEveryMode,
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

/** Photo, title, price, place and age. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('heading', { name: args.listing.title })).toBeVisible();
    await expect(canvasElement.querySelector('img[width]')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('$240 (obo)');
    await expect(canvasElement).toHaveTextContent(args.listing.location);
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', args.listing.created_at);
  },
};

/** A price drop: the previous price, distinguishable for screen readers as well. */
export const Fallen: Story = {
  parameters: { visual: { disable: true, reason: 'the Matrix of Price shows how an old price looks' } },
  args: {
    listing: sampleListing({
      past_prices: [
        {
          price: 300,
          since: '2000-01-01T00:00:00.000Z',
          until: new Date(sampleNow - 3_600_000).toISOString(),
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('now $240 (obo) was $300 −20%');
  },
};

/** The condition is before the place, if the owner states it; other cards are unchanged. */
export const WithCondition: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(40rem, 94vw)' }}>
        <Story />
      </div>
    ),
  ],
  render: ({ now }) => (
    <div
      style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(9.625rem, 1fr))' }}
    >
      {[...listingConditions, 'worn', undefined].map((condition) => (
        <ListingCard
          key={String(condition)}
          href={`#${condition}`}
          now={now}
          listing={sampleListing(condition === undefined ? {} : { condition })}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    const facts = [...listingConditions.map((condition) => texts.listing.conditionLabels[condition]), '', ''];
    for (const [index, said] of facts.entries()) {
      const told = said === '' ? '' : `${texts.listing.condition} ${said} `;
      await expect(cards[index]).toHaveTextContent(`(obo)${told}Asheville, NC 2 days ago`);
    }
  },
};

const onPressedChange = fn();

/** The whole card is one link; the heart is a separate button. */
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
    await press('Tab');
    await expect(link).toHaveFocus();
    await press('Tab');
    await expect(heart).toHaveFocus();
    await press('Enter');
    await expect(onPressedChange).toHaveBeenCalledWith(true);
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, link, heart);
      await expectFollowed(link);
      await expectPressed(heart);
    });
    // A press anywhere else on the photo reaches the link.
    const photo = canvasElement.querySelector('img[width]')?.getBoundingClientRect();
    await expect(photo && document.elementFromPoint(photo.left + 60, photo.bottom - 20)).toBe(link);
    heart.blur();
  },
};

/** Sold, free, broken photo, no photo, and the skeleton, which is as tall as a card. */
export const States: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(64rem, 94vw)' }}>
        <Story />
      </div>
    ),
  ],
  render: ({ now }) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' }}>
      <ListingCard
        href="#sold"
        now={now}
        listing={sampleListing({ status: 'sold', title: 'City bike, 54 cm', price_type: 'fixed' }, 'bike')}
        favorite={<FavoriteButton pressed />}
      />
      <ListingCard
        href="#free"
        now={now}
        listing={sampleListing({ title: 'Two-seat sofa, soft green', price: 0 }, 'sofa')}
      />
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
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))' }}>
      <ListingCard
        href="#long"
        now={now}
        listing={sampleListing(
          {
            title:
              'Donaudampfschifffahrtsgesellschaftskapitänskleinbildkamera aus der Sammlung meines Großvaters',
            location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
            price: 999_999.99,
            featured: true,
            condition: 'like_new',
          },
          'camera',
        )}
        favorite={<FavoriteButton pressed={false} />}
      />
      <ListingCard
        href="#rtl"
        now={now}
        listing={sampleListing(
          { title: 'كرسي من خشب الجوز، بحالة ممتازة جدا', location: 'ديربورن, MI' },
          'chair',
        )}
      />
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
