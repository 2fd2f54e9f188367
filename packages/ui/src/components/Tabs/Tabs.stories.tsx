import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Text } from '../../primitives/Text/index.ts';
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

/** Arrows choose and wrap; Home and End jump; Tab goes on to the panel. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab(/All/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab(/Expired/)).toHaveFocus();
    await expect(tab(/Expired/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('active');
    await expect(canvas.getByRole('tabpanel', { name: /Active/ })).toHaveTextContent('neighbors');
    await userEvent.keyboard('{End}{Home}');
    await expect(tab(/All/)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** One panel that the caller fills; the caller keeps the choice. */
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

/** More than fits, on a phone: the row scrolls. And from right to left. */
export const Stress: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
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
};
