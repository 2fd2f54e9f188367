import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { expectFollowed, expectTabOrder, walkByKeys } from '../../samples/keyboard.ts';
import { SiteFooter } from './index.ts';

const meta = {
  title: 'Patterns/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    hrefs: {
      home: '#home',
      categories: '#categories',
      listings: '#listings',
      createListing: '#create',
      help: '#help',
      safety: '#safety',
      contact: '#contact',
      report: '#report',
      privacy: '#privacy',
      terms: '#terms',
      cookies: '#cookies',
    },
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On a wide screen. */
export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const help = within(canvasElement).getByRole('navigation', { name: 'Get help' });
    await expect(within(help).getAllByRole('link')).toHaveLength(4);
    const links = within(canvasElement).getAllByRole('link');
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, ...links);
      for (const link of links) await expectFollowed(link);
    });
  },
};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
