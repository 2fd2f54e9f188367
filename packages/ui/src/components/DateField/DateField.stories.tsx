import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { press, walkByKeys } from '../../samples/keyboard.ts';
import { DateField } from './index.ts';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Available from', onValueChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Keys change the parts; the value is the day as `yyyy-mm-dd`. */
export const Playground: Story = {
  args: { defaultValue: '2026-03-14', min: '2026-01-01', hint: 'You can move in on any day after it' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText<HTMLInputElement>('Available from');
    await expect(field).toHaveAccessibleDescription('You can move in on any day after it');
    await expect(field).toHaveAttribute('min', '2026-01-01');
    await walkByKeys(async () => {
      // The order of the parts depends on the device.
      field.focus();
      await press('ArrowUp');
      await expect(args.onValueChange).toHaveBeenCalledOnce();
      await press('ArrowDown');
      await expect(field).toHaveValue('2026-03-14');
      await press('ArrowRight', 'ArrowUp');
      await expect(field).not.toHaveValue('2026-03-14');
      await press('ArrowDown', 'ArrowLeft');
      await expect(field).toHaveValue('2026-03-14');
      await press('Tab');
      await expect(field).toHaveFocus();
    });
    await fireEvent.change(field, { target: { value: '2026-05-01' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-01');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <DateField label="Nothing chosen" requirement="required" />
      <DateField label="Large" size="lg" defaultValue="2026-03-14" />
      <DateField label="Refused" defaultValue="2025-12-31" error="Choose a day that is still to come" />
      <DateField label="Locked" defaultValue="2026-03-14" disabled />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText(/Nothing chosen/)).toBeRequired();
    await expect(canvas.getByLabelText('Refused')).toBeInvalid();
    await expect(canvas.getByLabelText('Refused')).toHaveAccessibleDescription(
      'Choose a day that is still to come',
    );
  },
};

/** In a plain form it keeps its own day, submits it, and resets with the form. */
export const InForm: Story = {
  render: (args) => (
    <form>
      <Stack gap={4}>
        <DateField {...args} name="from" defaultValue="2026-03-14" />
        <Button type="reset" variant="outline" tone="neutral">
          Reset
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sent = () => new FormData(canvasElement.querySelector('form') ?? undefined).get('from');
    await expect(sent()).toBe('2026-03-14');
    await fireEvent.change(canvas.getByLabelText('Available from'), { target: { value: '2026-05-01' } });
    await expect(sent()).toBe('2026-05-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(sent()).toBe('2026-03-14');
  },
};

/** A date range: each field limits the other. */
export const Range: Story = {
  render: function Owned({ onValueChange }) {
    const [from, setFrom] = useState('2026-03-14');
    const [to, setTo] = useState('');
    const tell = (set: (value: string) => void) => (value: string) => {
      set(value);
      onValueChange?.(value);
    };
    return (
      <Inline gap={4}>
        <DateField label="From" value={from} max={to} onValueChange={tell(setFrom)} />
        <DateField label="To" value={to} min={from} onValueChange={tell(setTo)} />
      </Inline>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const to = canvas.getByLabelText<HTMLInputElement>('To');
    await expect(to).toHaveAttribute('min', '2026-03-14');
    await fireEvent.change(to, { target: { value: '2026-03-01' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-01');
    await expect(to.validity.rangeUnderflow).toBe(true);
    await fireEvent.change(to, { target: { value: '2026-03-20' } });
    await expect(to.validity.valid).toBe(true);
    await expect(canvas.getByLabelText('From')).toHaveAttribute('max', '2026-03-20');
  },
};

/** The order of a date and the side of its button are the device’s, in either reading direction. */
export const RightToLeft: Story = {
  args: { label: 'متاح من', defaultValue: '2026-03-14' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
