import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { categories } from '../../testing/mocks/index.ts';
import { answering, inApp, leadingTo, onPhone } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { SearchScreen } from './SearchScreen.tsx';

const meta = {
  title: 'Screens/Search',
  component: SearchScreen,
  ...inApp('/search'),
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The empty form, with all categories. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: texts.navigation.search });
    await canvas.findByRole('option', { name: 'Furniture' });
  },
};

/** Submitting leads to the listings page with all values. */
export const Submitting: Story = {
  ...leadingTo(paths.listings.path),
  parameters: { visual: { disable: true, reason: 'ends on the listings page, which has its own pictures' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Furniture' });
    await userEvent.type(canvas.getByLabelText('Keywords'), 'sofa');
    await userEvent.selectOptions(canvas.getByLabelText(texts.listings.category), 'furniture');
    await userEvent.type(canvas.getByLabelText(texts.listings.maxPrice), '100');
    await userEvent.click(canvas.getByRole('button', { name: 'Search listings' }));
    await canvas.findByText('Corner sofa, pick up this week');
    await canvas.findByText(texts.listings.count(1));
  },
};

/** Rental categories offer price periods, below the prices. */
export const Renting: Story = {
  ...leadingTo(paths.listings.path),
  parameters: { visual: { disable: true, reason: 'ends on the listings page, which has its own pictures' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Roommates & Housing' });
    await expect(canvas.queryByLabelText(texts.listing.pricePeriod)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(texts.listings.category), 'roommates-housing');
    await expect(canvas.queryByLabelText(texts.listing.condition)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(texts.listing.pricePeriod), 'month');
    await userEvent.click(canvas.getByRole('button', { name: 'Search listings' }));
    await canvas.findByRole('heading', { level: 1, name: 'Roommates & Housing by the month' });
  },
};

/** Invalid prices stop it, with an error at the field. */
export const Mistaken: Story = {
  play: async ({ canvas, userEvent }) => {
    const min = await canvas.findByLabelText(texts.listings.minPrice);
    await userEvent.type(min, '1e5');
    await userEvent.click(canvas.getByRole('button', { name: 'Search listings' }));
    await canvas.findByText(texts.listings.priceInvalid);
    await expect(min).toBeInvalid();
    await expect(min).toHaveFocus();
  },
};

/** The categories failed to load: the rest of the form works. */
export const WithoutCategories: Story = {
  parameters: answering(categories.failing),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.common.categoriesFailed);
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Furniture' });
  },
};
