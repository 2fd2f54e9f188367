import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { KitProvider } from '../../provider/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { expectSent, press, walkByKeys } from '../../samples/keyboard.ts';
import { PriceField } from './index.ts';

const meta = {
  title: 'Components/PriceField',
  component: PriceField,
  args: { label: 'Price', value: '', hint: 'Whole dollars are fine', onValueChange: fn() },
  render: function Owned({ value: first = '', onValueChange, ...args }) {
    const [value, setValue] = useState(first);
    const change = (next: string) => {
      setValue(next);
      onValueChange?.(next);
    };
    return <PriceField {...args} value={value} onValueChange={change} />;
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty and zero show the note; arrows step in whole dollars. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton', { name: 'Price' });
    await expect(field).toHaveAccessibleDescription('Will be shown as Free');
    await userEvent.type(field, '19.99');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('19.99');
    await expect(field).toHaveAccessibleDescription('Whole dollars are fine');
    await press('ArrowUp');
    await expect(field).toHaveValue('20');
    await press('PageUp', 'ArrowDown');
    await expect(field).toHaveValue('29');
    await press('PageDown');
    await expect(field).toHaveValue('19');
    await walkByKeys(() => expectSent(field));
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await expect(canvas.getByText('Will be shown as Free')).toBeVisible();
  },
};

/** A pasted amount is parsed on blur, or at Enter. */
export const Pasted: Story = {
  parameters: { visual: { disable: true, reason: 'looks like Playground' } },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Price' });
    await userEvent.click(field);
    await userEvent.paste('$1,200.50');
    await expect(field).toHaveValue('$1,200.50');
    await expect(field).toHaveAttribute('aria-valuenow', '1200.5');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1200.50');
    await expect(field).toHaveValue('1200.50');
    await userEvent.clear(field);
    await userEvent.type(field, '1,20{Enter}');
    await expect(field).toHaveValue('1,20');
    await userEvent.type(field, '0{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1200');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <PriceField label="Fixed" value="120" requirement="required" hint="Whole dollars are fine" />
      <PriceField label="Free" value="120" priceType="free" hint="Free listings have no price" />
      <PriceField label="Too much" value="1000000" error="Price must be less than $1,000,000" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const free = within(canvasElement).getByRole('spinbutton', { name: 'Free' });
    await expect(free).toBeDisabled();
    await expect(free).toHaveValue('0');
  },
};

/** In euros, in German format. */
export const Euros: Story = {
  render: () => (
    <KitProvider locale="de-DE" currency="EUR" messages={{ PriceField: { free: 'Wird verschenkt' } }}>
      <PriceField label="Preis" name="price" defaultValue="12.50" />
    </KitProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton', { name: 'Preis' });
    await expect(field).toHaveValue('12,50');
    await expect(canvas.getByText('€')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '0,00');
    await expect(field).toHaveAccessibleDescription('Wird verschenkt');
    await userEvent.type(field, '{Backspace}5');
    await expect(field).toHaveAccessibleDescription('');
  },
};
