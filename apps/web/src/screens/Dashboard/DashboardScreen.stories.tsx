import { limits, storageKeys, texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { favorites, myListings } from '../../testing/mocks/index.ts';
import { offerATable } from '../../testing/offerATable.ts';
import { answering, asUser, at, inApp, onPhone } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  ...inApp(paths.dashboard.href()),
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What needs doing, four linked numbers, actions, and the three latest listings. */
export const Default: Story = {
  parameters: at(paths.dashboard.href(), { as: 'ana', prepare: offerATable }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: texts.dashboard.welcome('Ana Morales'), level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByText('Member since March 2024')).toBeVisible();
    for (const [name, href] of [
      [/^Active Listings \d+$/, '/dashboard/my-listings'],
      [/^Total Views [\d,+]+$/, '/dashboard/my-listings'],
      [/^Messages \d+ unread$/, '/messages'],
      [/^Favorites \d+$/, '/dashboard/favorites'],
    ] as const)
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href);
    const toDo = within(canvas.getByRole('region', { name: 'To do' }));
    await expect(
      await toDo.findByRole('link', { name: '1 offer is waiting for your answer' }),
    ).toHaveAttribute('href', '/messages');
    await expect(toDo.getByRole('link', { name: /^\d+ unread messages?$/ })).toHaveAttribute(
      'href',
      '/messages',
    );
    const actions = within(canvas.getByRole('navigation', { name: 'Quick actions' })).getAllByRole('link');
    await expect(actions.map((link) => link.getAttribute('href'))).toEqual([
      '/create-listing',
      '/dashboard/my-listings',
      '/messages',
      '/profile',
    ]);
    await expect(canvas.getByRole('link', { name: texts.dashboard.viewAll })).toHaveAttribute(
      'href',
      '/dashboard/my-listings',
    );
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  },
};

/** Only the tokens are stored: the registration date is requested and stored. */
export const TokensOnly: Story = {
  parameters: { ...asUser('ana'), visual: { disable: true, reason: 'looks like the default' } },
  loaders: [() => localStorage.removeItem(storageKeys.auth)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Member since March 2024')).toBeVisible();
    await expect(localStorage.getItem(storageKeys.auth)).toContain('created_at');
  },
};

/** A new account: no numbers, one thing to do. */
export const NewAccount: Story = {
  parameters: { ...asUser('dev'), ...answering(myListings.empty, favorites.empty) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.myListings.empty)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'To do' })).toBeNull();
  },
};

/** A server failure: dashes for numbers, and a retry. */
export const Failed: Story = {
  parameters: { ...asUser('ana'), ...answering(myListings.failing, favorites.failing) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.myListings.failed)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.errors.serverBusy);
  },
};

export const Loading: Story = {
  parameters: { ...asUser('ana'), ...answering(myListings.pending, favorites.pending) },
  play: async ({ canvas }) => {
    const recent = within(await canvas.findByRole('region', { name: texts.dashboard.recent }));
    await expect(recent.getByRole('list').children).toHaveLength(limits.dashboardRecentListings);
  },
};

/** On a phone only the button to create a listing: the tiles lead to the other pages. */
export const Phone: Story = {
  globals: onPhone,
  parameters: asUser('ana'),
  play: async ({ canvas }) => {
    const actions = within(await canvas.findByRole('navigation', { name: 'Quick actions' }));
    await expect(actions.getAllByRole('link')).toHaveLength(1);
  },
};
