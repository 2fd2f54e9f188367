import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, waitFor } from 'storybook/test';

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

/** A visitor: the two ways in, the categories with their counts, the newest listings. */
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

/** Somebody is signed in: posting is one step away, and nobody asks them to sign up. */
export const SignedIn: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.home.postListing)).toBeVisible();
    await expect(canvas.queryByText(texts.home.signUpNow)).toBeNull();
  },
};

/** A search begun here ends on the listings page. */
export const Searching: Story = {
  ...leadingTo(paths.listings.path),
  parameters: { visual: { disable: true, reason: 'ends on the listings page, which has its own pictures' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Search', { selector: 'input' }), ' sofa {Enter}');
    await canvas.findByText(texts.listings.title);
    await expect(canvas.getByLabelText('Search', { selector: 'input' })).toHaveValue('sofa');
    await canvas.findByText(texts.listings.count(2));
    await expect(document.title).toContain(texts.listings.title);
  },
};

export const Loading: Story = {
  parameters: answering(categoryStats.pending, [http.get(callAt('/listings/recent'), never)]),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.home.popularCategories);
  },
};

/** No counts: the categories stand without them. No newest listings: the section is not there. */
export const WithoutStats: Story = {
  parameters: answering(categoryStats.failing, [http.get(callAt('/listings/recent'), broken)]),
  play: async ({ canvas }) => {
    await canvas.findByText('Local Deals');
    await expect(canvas.queryByText(texts.listings.count(38))).toBeNull();
  },
};

/** Nothing comes at all: the front door still opens. */
export const Offline: Story = {
  parameters: answering(offline),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.home.safeTitle);
    await waitFor(() => expect(canvas.queryByText(texts.home.popularCategories)).toBeNull());
  },
};

export const Mobile: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByText('City bike, medium frame, new tires');
  },
};
