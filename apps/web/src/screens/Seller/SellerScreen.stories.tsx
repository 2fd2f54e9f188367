import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { brokenUntilMended, listings, model, sellers } from '../../testing/mocks/index.ts';
import { answering, at, inApp, onDesktop, onPhone } from '../../testing/story.tsx';
import { SellerScreen } from './SellerScreen.tsx';
import { sellerTitles } from './sellerAddresses.ts';

const meta = {
  title: 'Screens/Seller',
  component: SellerScreen,
  ...inApp('/sellers/user-ben'),
} satisfies Meta<typeof SellerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ben's profile and all his listings. */
export const Visitor: Story = {
  globals: onDesktop,
  parameters: answering(sellers.quick),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ben Okafor' });
    await expect(document.title).toContain('Ben Okafor');
    await expect(canvas.getByText('Email verified')).toBeVisible();
    await expect(canvas.getByText('Usually answers within a few hours')).toBeVisible();
    const offers = within(await canvas.findByRole('region', { name: 'Active listings' }));
    const own = model().listings.filter(
      ({ user_id: owner, status }) => owner === 'user-ben' && status === 'active',
    );
    await waitFor(() =>
      expect(offers.getAllByRole('article').map((card) => card.dataset['status'])).toEqual(
        own.map(() => 'active'),
      ),
    );
  },
};

/** An own page has no report link; another user's does. Its space is kept, so nothing below shifts. */
export const Own: Story = {
  parameters: {
    ...at('/sellers/user-ben', { as: 'ben' }),
    visual: { disable: true, reason: 'looks like Visitor without a line' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ben Okafor' });
    const main = within(canvas.getByRole('main'));
    await waitFor(() => expect(main.queryByRole('link', { name: texts.navigation.report })).toBeNull());
    const line = main.getByText('Anything wrong with this person?');
    await expect(line).not.toBeVisible();
    await expect(line.clientHeight).toBeGreaterThan(0);
  },
};

/** On a phone, in one column. */
export const Phone: Story = {
  globals: onPhone,
  parameters: { ...answering(sellers.quick), visual: { disable: true, reason: 'Visitor, in one column' } },
};

/** A new user without listings. */
export const Empty: Story = {
  parameters: {
    ...answering(listings.empty),
    visual: { disable: true, reason: 'the empty state is that of Favorites, Empty' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing listed right now' });
    await expect(canvas.getByRole('link', { name: texts.listing.browseAll })).toBeVisible();
  },
};

/** More than one page of listings: the next page focuses the list's heading. */
export const ManyPages: Story = {
  parameters: {
    ...answering(listings.many),
    visual: { disable: true, reason: 'Visitor, with the pages of Listings' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Active listings' })).toHaveFocus());
    await expect(await canvas.findByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  },
};

/** A page past the end becomes the last one. */
export const PastTheLastPage: Story = {
  parameters: { ...at('/sellers/user-ben?page=9'), visual: { disable: true, reason: 'looks like Visitor' } },
  play: async ({ canvas }) => {
    const offers = within(await canvas.findByRole('region', { name: 'Active listings' }));
    await waitFor(() => expect(offers.getAllByRole('article').length).toBeGreaterThan(0));
  },
};

/** An unknown or deleted user. */
export const Missing: Story = {
  parameters: {
    ...at('/sellers/nobody'),
    visual: { disable: true, reason: 'the same as Listing detail, Missing' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: sellerTitles.missing });
    await expect(document.title).toContain(sellerTitles.missing);
  },
};

export const Loading: Story = {
  parameters: {
    ...answering(sellers.pending),
    visual: { disable: true, reason: 'gray shapes, as on Listing detail, Loading' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: texts.common.loading });
  },
};

/** The profile failed to load; a retry succeeds. */
export const Failed: Story = {
  parameters: {
    ...answering(brokenUntilMended('/users/:id')),
    visual: { disable: true, reason: 'the same as Listing detail, Failing' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: sellerTitles.failed });
    model().isMended = true;
    await userEvent.click(canvas.getByRole('button', { name: texts.common.tryAgain }));
    await canvas.findByRole('heading', { level: 1, name: 'Ben Okafor' });
  },
};

/** The profile loaded, the listings failed. */
export const ListingsFailed: Story = {
  parameters: {
    ...answering(listings.failing),
    visual: { disable: true, reason: 'the failure of Listings under the head of Visitor' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ben Okafor' });
    await canvas.findByRole('heading', { level: 3, name: texts.listings.failedTitle });
  },
};
