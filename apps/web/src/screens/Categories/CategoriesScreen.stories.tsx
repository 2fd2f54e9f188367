import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { brokenUntilMended, categories, model } from '../../testing/mocks/index.ts';
import { answering, inApp, onPhone } from '../../testing/story.tsx';
import { CategoriesScreen } from './CategoriesScreen.tsx';

const meta = {
  title: 'Screens/Categories',
  component: CategoriesScreen,
  ...inApp('/categories'),
} satisfies Meta<typeof CategoriesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every main category with its subcategories, each linked to its listings. */
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

export const Failed: Story = {
  parameters: answering(categories.failing),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.common.categoriesFailed);
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.errors.serverBusy);
    await expect(canvas.getByRole('button', { name: texts.common.tryAgain })).toBeVisible();
  },
};

/** A retry succeeds; the focus moves from the button to the heading. */
export const ThereAgain: Story = {
  parameters: {
    ...answering(brokenUntilMended('/categories')),
    visual: { disable: true, reason: 'ends as Default' },
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: texts.common.tryAgain });
    model().isMended = true;
    await userEvent.click(again);
    await canvas.findByText('Gigs & Jobs');
    const heading = canvas.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByText('Gigs & Jobs');
  },
};
