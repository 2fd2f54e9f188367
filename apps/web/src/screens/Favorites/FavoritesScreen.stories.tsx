import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { favorites, makeListing, model } from '../../mocks/index.ts';
import { answering, asUser, inApp, onPhone } from '../../mocks/story.tsx';
import { paths } from '../../paths.ts';
import { FavoritesScreen } from './FavoritesScreen.tsx';

const meta = {
  title: 'Screens/Favorites',
  component: FavoritesScreen,
  ...inApp(paths.favorites.href()),
} satisfies Meta<typeof FavoritesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What Ana saved; a heart lets one go. */
export const Default: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas }) => {
    const before = (await canvas.findAllByRole('article')).length;
    const [heart] = await canvas.findAllByRole('button', { pressed: true });
    if (heart === undefined) throw new Error('no heart');
    await userEvent.click(heart);
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(before).toBeGreaterThan(1);
  },
};

function saveMany(): void {
  const world = model();
  const many = Array.from({ length: 90 }, (_, index) =>
    makeListing(
      { id: `many-${index}`, title: `Saved thing ${index + 1}`, price: 10, category: 'furniture' },
      index,
    ),
  );
  world.listings.push(...many);
  world.favorites.set(
    'user-ana',
    many.map(({ id }) => id),
  );
}

/** Ninety of them: twelve to a page, a window of five page numbers. */
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

/** Nothing saved yet: a way to the listings. */
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
    await expect(canvas.getByRole('button', { name: texts.common.tryAgain })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { ...asUser('ana'), ...answering(favorites.pending) } };

export const Mobile: Story = { globals: onPhone, parameters: asUser('ana') };
