import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { brokenUntilMended, favorites, model } from '../../testing/mocks/index.ts';
import { comeBack, goOffline } from '../../testing/connection.ts';
import { answering, asUser, inApp, onPhone } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { FavoritesScreen } from './FavoritesScreen.tsx';

const meta = {
  title: 'Screens/Favorites',
  component: FavoritesScreen,
  ...inApp(paths.favorites.href()),
} satisfies Meta<typeof FavoritesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ana's favorites, including a sold one; removing one moves the focus to the next. */
export const Default: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.getByText('Sold')).toBeVisible();
    const [first, second] = await canvas.findAllByRole('button', { pressed: true });
    if (first === undefined || second === undefined) throw new Error('too few buttons');
    first.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await waitFor(() => expect(second).toHaveFocus());
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};

/** Removing failed: the button is pressed again, and says so. */
export const NotRemoved: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering(favorites.unchangeable),
    visual: { disable: true, reason: 'looks as before; what is said is heard' },
  },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { pressed: true });
    if (button === undefined) throw new Error('no button');
    await userEvent.click(button);
    await expect(await canvas.findByText(texts.listing.saveFailed)).toBeInTheDocument();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveFocus();
  },
};

function saveMany(): void {
  const world = model();
  const active = world.listings.filter(({ status }) => status === 'active');
  const again = active.map((listing) => ({ ...listing, id: `again-${listing.id}` }));
  world.listings.push(...again);
  world.favorites.set(
    'user-ana',
    [...active, ...again].slice(0, 90).map(({ id }) => id),
  );
}

/** Ninety of them: twelve per page, a window of five page numbers. */
export const ManyPages: Story = {
  parameters: { app: { path: `${paths.favorites.href()}?page=5`, as: 'ana', prepare: saveMany } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 49 to 60 of 90 results')).toBeVisible();
    for (const page of [3, 4, 5, 6, 7]) {
      await expect(canvas.getByRole('link', { name: `Page ${page}` })).toBeVisible();
    }
    await expect(canvas.queryByRole('link', { name: 'Page 8' })).toBeNull();
  },
};

/** No favorites yet: a link to the listings. */
export const Empty: Story = {
  parameters: { ...asUser('ana'), ...answering(favorites.empty) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.favorites.browse })).toHaveAttribute(
      'href',
      '/listings',
    );
  },
};

export const Failed: Story = {
  parameters: { ...asUser('ana'), ...answering(favorites.failing) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.favorites.failed)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.errors.serverBusy);
    await expect(canvas.getByRole('button', { name: texts.common.tryAgain })).toBeVisible();
  },
};

/** A failed retry is announced and keeps the focus; after a successful one, the heading has it. */
export const FailedTwice: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering(brokenUntilMended('/favorites')),
    visual: { disable: true, reason: 'ends as Default' },
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: texts.common.tryAgain });
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('That did not help.'));
    await expect(again).toHaveFocus();
    model().isMended = true;
    await userEvent.click(again);
    await canvas.findAllByRole('article');
    const heading = canvas.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** Offline: it says so, and loads by itself when the connection is back. */
export const Offline: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering(brokenUntilMended('/favorites')),
    visual: { disable: true, reason: 'Offline of ErrorState and of Listings show it' },
  },
  beforeEach: () => comeBack,
  play: async ({ canvas }) => {
    await canvas.findByText(texts.favorites.failed);
    goOffline();
    await canvas.findByRole('heading', { name: 'You are offline' });
    await expect(canvas.getByText(texts.favorites.failed)).toBeVisible();
    model().isMended = true;
    comeBack();
    // No general error appears in between.
    await expect(canvas.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await canvas.findAllByRole('article');
  },
};

export const Loading: Story = { parameters: { ...asUser('ana'), ...answering(favorites.pending) } };

export const Phone: Story = { globals: onPhone, parameters: asUser('ana') };
