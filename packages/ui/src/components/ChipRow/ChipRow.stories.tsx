import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { sampleCategories } from '../../samples/index.ts';
import { Chip } from '../Chip/index.ts';
import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { ChipRow } from './index.ts';

const chips = (current: string) => [
  <Chip key="all" href="#all" current={current === 'all'}>
    All
  </Chip>,
  ...sampleCategories.map(({ slug, name }) => (
    <Chip key={slug} href={`#${slug}`} current={current === slug}>
      {name}
    </Chip>
  )),
];

const meta = {
  title: 'Components/ChipRow',
  component: ChipRow,
  args: { label: 'Categories', children: chips('all') },
} satisfies Meta<typeof ChipRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Categories' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    await expect(within(list).getByRole('link', { current: 'page' })).toHaveTextContent('All');
    await walkByKeys(() => expectTabOrder(list, ...within(list).getAllByRole('link')));
  },
};

/** One line that scrolls sideways; the selected chip is in view from the start. */
export const Phone: Story = {
  args: { children: chips('local-deals') },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chip = canvas.getByRole('link', { current: 'page' });
    await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await walkByKeys(async () => {
      const list = canvas.getByRole('list');
      const { scrollLeft } = list;
      for (const link of canvas.getAllByRole('link')) {
        await press('Tab');
        await expect(link).toHaveFocus();
        const edges = () => link.getBoundingClientRect();
        await waitFor(() => expect(edges().left).toBeGreaterThanOrEqual(0));
        await waitFor(() => expect(edges().right).toBeLessThanOrEqual(window.innerWidth));
      }
      list.scrollLeft = scrollLeft;
    });
  },
};
