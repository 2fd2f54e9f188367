import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inApp } from '../../testing/story.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/Not found',
  component: NotFoundScreen,
  ...inApp('/no/such/page'),
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown address. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: texts.navigation.pageNotFound });
    await expect(document.title).toContain(texts.navigation.pageNotFound);
    await expect(canvas.getByRole('link', { name: texts.listing.browseAll })).toHaveAttribute(
      'href',
      '/listings',
    );
  },
};

/** The first Tab focuses the skip link, shown above the header. */
export const SkippingTheHeader: Story = {
  parameters: { visual: { layout: true } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: texts.navigation.pageNotFound });
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#content');
    const { left, top, width, height } = link.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
  },
};
