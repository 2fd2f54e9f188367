import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Stack } from '../../primitives/Stack/index.ts';
import { Switch } from './index.ts';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Performance cookies', onCheckedChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { hint: 'Help us see which pages are slow', defaultChecked: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('switch', { name: 'Performance cookies' });
    await expect(control).toBeChecked();
    await expect(control).toHaveAccessibleDescription('Help us see which pages are slow');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByText('Performance cookies'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={2}>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Essential cookies" hint="Always on: the site needs them" disabled defaultChecked />
      <Switch label="Locked and off" disabled />
      <Switch
        label="Eine ausgesprochen lange Bezeichnung, die in zwei oder drei Zeilen umbrechen muss"
        hint="And a hint that goes on for longer than the line it was given"
      />
      <div dir="rtl" lang="ar">
        <Switch label="ملفات الأداء" defaultChecked />
      </div>
    </Stack>
  ),
};
