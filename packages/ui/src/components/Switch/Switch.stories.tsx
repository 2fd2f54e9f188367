import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { Stack } from '../../primitives/Stack/index.ts';
import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { Switch } from './index.ts';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: {
    label: 'Email me about replies',
    hint: 'At most one a day.',
    onCheckedChange: fn(),
  },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The space bar and a press anywhere on the row toggle it. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Email me about replies' });
    await expect(control).toHaveAccessibleDescription('At most one a day.');
    await walkByKeys(() => expectTabOrder(canvasElement, control));
    await press('Tab', 'Space');
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

/** On, off, and disabled. */
export const Looks: Story = {
  render: () => (
    <Stack gap={4} style={{ maxInlineSize: '24rem' }}>
      <Switch label="On" defaultChecked />
      <Switch label="Off" hint="Off until you say so." />
      <Switch label="Locked on" defaultChecked disabled />
      <Switch label="Locked off" disabled />
      <div dir="rtl">
        <Switch label="إشعارات البريد" defaultChecked />
      </div>
    </Stack>
  ),
};
