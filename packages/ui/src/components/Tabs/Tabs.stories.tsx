import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { Text } from '../../primitives/Text/index.ts';
import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { Tabs, TabsWithCounts } from './index.ts';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { TabsWithCounts },
  args: {
    label: 'Status',
    onValueChange: fn(),
    tabs: [
      { id: 'all', label: 'All', count: 14, content: <Text>Everything you have posted.</Text> },
      { id: 'active', label: 'Active', count: 9, content: <Text>What neighbors can see.</Text> },
      { id: 'sold', label: 'Sold', count: 4, content: <Text>Gone to a good home.</Text> },
      { id: 'expired', label: 'Expired', count: 1, content: <Text>Past its time.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrows select and wrap around; Home and End jump; Tab moves on to the panel. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    await press('Tab');
    await expect(tab(/All/)).toHaveFocus();
    await press('ArrowLeft');
    await expect(tab(/Expired/)).toHaveFocus();
    await expect(tab(/Expired/)).toHaveAttribute('aria-selected', 'true');
    await press('ArrowRight', 'ArrowRight');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('active');
    await expect(canvas.getByRole('tabpanel', { name: /Active/ })).toHaveTextContent('neighbors');
    await press('End');
    await expect(tab(/Expired/)).toHaveAttribute('aria-selected', 'true');
    await press('Home');
    await expect(tab(/All/)).toHaveFocus();
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, tab(/All/), canvas.getByRole('tabpanel'));
      tab(/Sold/).focus();
      await press('Enter');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('sold');
      tab(/All/).focus();
      await press('Space');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('all');
    });
    await press('Tab');
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** One panel with content from the parent, which keeps the selection. */
export const Controlled: Story = {
  render: (args) => (
    <TabsWithCounts
      label={args.label}
      value="sold"
      tabs={[
        { id: 'all', label: 'All', count: 14 },
        { id: 'sold', label: 'Sold', count: 4 },
      ]}
    >
      <Text>Four listings.</Text>
    </TabsWithCounts>
  ),
};

/** Too many tabs on a phone: the row scrolls. Also right to left. */
export const Stress: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <>
      <Tabs {...args} />
      <div dir="rtl">
        <Tabs
          label="الحالة"
          tabs={[
            { id: 'all', label: 'الكل', count: 14 },
            { id: 'sold', label: 'مباع', count: 4 },
          ]}
        >
          كل ما نشرته
        </Tabs>
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await walkByKeys(async () => {
      const [all] = canvas.getAllByRole('tab');
      const isShown = (tab: HTMLElement) => {
        const { left, right } = tab.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth;
      };
      all?.focus();
      for (const name of [/Active/, /Sold/, /Expired/]) {
        await press('ArrowRight');
        await waitFor(() => expect(isShown(canvas.getByRole('tab', { name }))).toBe(true));
      }
      await press('Home');
      canvas.getByRole('tab', { name: /الكل/ }).focus();
      await press('ArrowLeft');
      await expect(canvas.getByRole('tab', { name: /مباع/ })).toHaveFocus();
      await press('ArrowRight');
    });
  },
};
