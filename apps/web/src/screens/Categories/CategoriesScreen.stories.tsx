import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { categories } from '../../mocks/index.ts';
import { answering, at, inApp, onPhone } from '../../mocks/story.tsx';
import { CategoriesScreen } from './CategoriesScreen.tsx';

const meta = {
  title: 'Screens/Categories',
  component: CategoriesScreen,
  ...inApp('/categories'),
} satisfies Meta<typeof CategoriesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every main category and what it is made of, each a link to its listings. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Gigs & Jobs' })).toHaveAttribute(
      'href',
      '/listings?mainCategory=gigs-jobs',
    );
    await expect(canvas.getByRole('link', { name: 'Roommates & Housing' })).toHaveAttribute(
      'href',
      '/listings?category=roommates-housing',
    );
  },
};

export const Loading: Story = {
  parameters: answering(categories.pending),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: texts.common.loading });
  },
};

const reload = fn();

export const Failed: Story = {
  parameters: { ...answering(categories.failing), ...at('/categories', { ports: { reload } }) },
  play: async ({ canvas, userEvent }) => {
    reload.mockClear();
    await canvas.findByText(texts.categories.failed);
    await userEvent.click(canvas.getByRole('button', { name: texts.common.tryAgain }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const Mobile: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByText('Gigs & Jobs');
  },
};
