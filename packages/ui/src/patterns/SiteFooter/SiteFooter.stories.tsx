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

/** On a phone: three columns, at most 300 px high, whose links are large enough for a finger. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo').offsetHeight).toBeLessThanOrEqual(300);
    const columns = canvas.getAllByRole('navigation').map((group) => group.getBoundingClientRect());
    await expect(new Set(columns.map(({ top }) => top)).size).toBe(1);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** On the narrowest phone with text twice as large, columns wrap instead of words. */
export const NarrowWithLargeText: Story = {
  parameters: { visual: { disable: true, reason: 'only the absence of overflow is of interest' } },
  globals: { viewport: { value: 'small', isRotated: false } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    // One line: its words are whole.
    const link = canvas.getByRole('link', { name: 'Accessibility' });
    await expect(link.offsetHeight).toBeLessThan(2 * 44 * 1.2);
  },
};
