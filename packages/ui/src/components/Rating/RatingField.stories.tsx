import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { RatingField } from './index.ts';

const meta = {
  title: 'Components/RatingField',
  component: RatingField,
  args: { label: 'How was the meeting?', onValueChange: fn() },
} satisfies Meta<typeof RatingField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrow keys change the rating, a press sets it, and the button clears it. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const star = (name: string) => canvas.getByRole('radio', { name });
    await expect(canvas.getByRole('group', { name: 'How was the meeting?' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(star('4 stars'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await walkByKeys(async () => {
      const clear = canvas.getByRole('button', { name: 'Clear rating' });
      await expectTabOrder(canvasElement, star('4 stars'), clear);
      star('4 stars').focus();
      await press('ArrowRight', 'ArrowRight');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
      await press('ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight');
      await expect(star('2 stars')).toBeChecked();
      clear.focus();
      await press('Enter');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await expect(star('1 star')).toHaveFocus();
      await expect(star('2 stars')).not.toBeChecked();
      await press('Space');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
      clear.focus();
      await press('Space');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    });
    await userEvent.click(star('3 stars'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear rating' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(star('3 stars'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <RatingField label="Given" defaultValue={4} hint="Only the seller sees it" />
      <RatingField label="Required" requirement="required" error="Choose at least one star" />
      <RatingField label="Locked" defaultValue={3} disabled />
      <RatingField label="Of ten" defaultValue={7} max={10} clearable={false} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** In a plain form it keeps its own rating, submits it, and resets with the form. */
export const InForm: Story = {
  render: (args) => (
    <form>
      <Stack gap={4}>
        <RatingField {...args} name="stars" defaultValue={4} />
        <Button type="reset" variant="outline" tone="neutral">
          Reset
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sent = () => new FormData(canvasElement.querySelector('form') ?? undefined).get('stars');
    await expect(sent()).toBe('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear rating' }));
    await expect(sent()).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '2 stars' }));
    await expect(sent()).toBe('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(sent()).toBe('4');
  },
};

/** The parent keeps the rating; a rejected one is reverted. */
export const Controlled: Story = {
  render: function Owned({ onValueChange, ...args }) {
    const [value, setValue] = useState<number | null>(null);
    return (
      <RatingField
        {...args}
        value={value}
        onValueChange={(next) => {
          onValueChange?.(next);
          if (next !== 1) setValue(next);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }));
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '1 star' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear rating' }));
    await expect(canvas.getByRole('radio', { name: '5 stars' })).not.toBeChecked();
  },
};

/** Stars fill from the start of the line. */
export const RightToLeft: Story = {
  args: { label: 'كيف كان اللقاء؟', defaultValue: 2 },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('radio');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? 0,
    );
  },
};
