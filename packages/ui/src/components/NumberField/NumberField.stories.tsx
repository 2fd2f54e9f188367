import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Stack } from '../../primitives/Stack/index.ts';
import { expectSent, press, walkByKeys } from '../../samples/keyboard.ts';
import { NumberField } from './index.ts';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Seats', value: '', onValueChange: fn() },
  render: function Owned({ value: first, onValueChange, ...args }) {
    const [value, setValue] = useState(first);
    const change = (next: string) => {
      setValue(next);
      onValueChange?.(next);
    };
    return <NumberField {...args} value={value} onValueChange={change} />;
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows step, Page Up and Page Down take ten steps, bounds hold, and what is typed stays as typed. */
export const Playground: Story = {
  args: { min: 0, max: 40, inputMode: 'numeric', hint: 'Arrow keys work too' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Seats' });
    await userEvent.click(field);
    await press('ArrowUp');
    await expect(field).toHaveValue('0');
    await press('ArrowUp', 'ArrowUp', 'ArrowDown');
    await expect(field).toHaveValue('1');
    await press('PageUp', 'PageUp', 'PageUp', 'PageUp');
    await expect(field).toHaveValue('40');
    await expect(field).toHaveAttribute('aria-valuenow', '40');
    await press('PageDown');
    await expect(field).toHaveValue('30');
    await walkByKeys(() => expectSent(field));
    await userEvent.clear(field);
    await userEvent.type(field, 'six');
    await expect(field).toHaveValue('six');
    await expect(field).not.toHaveAttribute('aria-valuenow');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <NumberField label="Width" end="in" value="36.5" requirement="required" />
      <NumberField label="Seats" value="-2" error="Enter 0 or more" />
      <NumberField label="Fixed" value="4" disabled />
    </Stack>
  ),
};
