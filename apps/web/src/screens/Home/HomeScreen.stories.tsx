import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';

import { rememberViewed, viewedListings } from '../../listings/viewed/viewedListings.ts';
import { mockListings } from '../../testing/mocks/fixtures/index.ts';
import { at as callAt, broken, categoryStats, never, offline } from '../../testing/mocks/index.ts';
import { answering, asUser, inApp, leadingTo, onPhone } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  ...inApp('/'),
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor: the two main actions, the categories with counts, the newest listings. */
export const Visitor: Story = {
  parameters: { visual: { themes: ['light', 'dark'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.home.signUpToPost)).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.home.signUpToPost })).toHaveAttribute(
      'href',
      '/register?returnTo=%2Fcreate-listing',
    );
    await expect(canvas.getByRole('link', { name: texts.home.signUpNow })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(await canvas.findByRole('link', { name: 'For Sale' })).toHaveAttribute(
      'href',
      '/listings?mainCategory=for-sale',
    );
    await canvas.findByText('City bike, medium frame, new tires');
  },
};

/** Signed in: a link to post, and none to sign up. */
export const SignedIn: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.home.postListing)).toBeVisible();
    await expect(canvas.queryByText(texts.home.signUpNow)).toBeNull();
  },
};

/** A search leads to the listings page. */
export const Searching: Story = {
  ...leadingTo(paths.listings.path),
  parameters: { visual: { disable: true, reason: 'ends on the listings page, which has its own pictures' } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText<HTMLInputElement>('Search', { selector: 'input' });
    await userEvent.type(field, ' sofa ');
    // Submits as Enter does; with userEvent the next page would take the focus while React still counts it as
    // busy.
    field.form?.requestSubmit();
    await canvas.findByRole('heading', { level: 1, name: '“sofa”' });
    await expect(canvas.getByLabelText('Search', { selector: 'input' })).toHaveValue('sofa');
    await canvas.findByText(texts.listings.count(2));
    await expect(document.title).toContain('“sofa”');
  },
};

/** Listings viewed on this device: each can be removed, and all. */
export const RecentlyViewed: Story = {
  beforeEach: () => mockListings.slice(0, 8).forEach(rememberViewed),
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('region', { name: 'Recently viewed' }));
    await expect(row.getAllByRole('article')).toHaveLength(8);
    const [last] = row.getAllByRole('button', { name: /^Remove/ });
    if (last) await userEvent.click(last);
    await expect(row.getAllByRole('article')).toHaveLength(7);
  },
};

/** With all of them removed, the row disappears. */
export const RecentlyViewedCleared: Story = {
  beforeEach: () => mockListings.slice(0, 2).forEach(rememberViewed),
  parameters: { visual: { disable: true, reason: 'looks as Visitor does' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Recently viewed' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
    await expect(viewedListings()).toEqual([]);
  },
};

export const Loading: Story = {
  parameters: answering(categoryStats.pending, [http.get(callAt('/listings/recent'), never)]),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.home.popularCategories);
  },
};

/** Without counts, the categories appear without them. Without newest listings, their section is hidden. */
export const WithoutStats: Story = {
  parameters: answering(categoryStats.failing, [http.get(callAt('/listings/recent'), broken)]),
  play: async ({ canvas }) => {
    await canvas.findByText('Local Deals');
    await expect(canvas.queryByText(texts.listings.count(38))).toBeNull();
  },
};

/** Nothing loads: the page still works. */
export const Offline: Story = {
  parameters: answering(offline),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.home.safeTitle);
    await waitFor(() => expect(canvas.queryByText(texts.home.popularCategories)).toBeNull());
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByText('City bike, medium frame, new tires');
  },
};
