import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { expectFollowed, expectTabOrder, walkByKeys } from '../../samples/keyboard.ts';
import { inBrand, inEveryMode, ownDesktop, sampleGroups } from '../../samples/index.ts';
import { SiteFooter } from './index.ts';

const meta = {
  title: 'Patterns/SiteFooter',
  component: SiteFooter,
  decorators: [inBrand],
  parameters: { ...ownDesktop('26rem'), ...inEveryMode, layout: 'fullscreen' },
  args: {
    groups: sampleGroups,
    lead: 'Buy, sell and lend a hand, close to home.',
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
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
