import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { KitProvider } from '../../provider/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { expectSent, expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { NumberField } from './index.ts';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Seats', value: '', onValueChange: fn() },
  render: function Owned({ value: first = '', onValueChange, ...args }) {
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

/** Arrows step, Page Up and Page Down take ten steps, bounds hold, and typed text is kept. */
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

/** In German: a comma is typed and shown, a point is reported and submitted. A reset restores the first number. */
export const DecimalComma: Story = {
  args: { label: 'Breite', name: 'width', end: 'cm' },
  render: ({ value: _value, ...args }) => (
    <KitProvider locale="de-DE">
      <form>
        <NumberField {...args} defaultValue="36.5" />
      </form>
    </KitProvider>
  ),
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Breite' });
    const form = canvasElement.querySelector('form') ?? undefined;
    const sent = () => new FormData(form).get('width');
    await expect(field).toHaveValue('36,5');
    await expect(sent()).toBe('36.5');
    await walkByKeys(() => expectTabOrder(canvasElement, field));
    await userEvent.clear(field);
    await userEvent.type(field, '12,50');
    await expect(field).toHaveValue('12,50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12.50');
    await expect(sent()).toBe('12.50');
    await press('ArrowUp');
    await expect(field).toHaveValue('13');
    await userEvent.clear(field);
    await userEvent.type(field, '1.250');
    await expect(sent()).toBe('1250');
    await expect(field).toHaveValue('1.250');
    form?.reset();
    await waitFor(() => expect(field).toHaveValue('36,5'));
    await expect(sent()).toBe('36.5');
  },
};
