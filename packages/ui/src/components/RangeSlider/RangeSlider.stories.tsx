import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { RangeSlider, type RangeValue } from './index.ts';

const meta = {
  title: 'Components/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Price',
    min: 0,
    max: 1000,
    step: 50,
    kind: 'price',
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RangeSlider>;
export default meta;

type Story = StoryObj<typeof meta>;

const thumbsOf = (element: HTMLElement) => {
  const canvas = within(element);
  return [
    canvas.getByRole<HTMLInputElement>('slider', { name: 'From' }),
    canvas.getByRole<HTMLInputElement>('slider', { name: 'To' }),
  ] as const;
};

/** Pointer position for a fraction of the track, from the lower end. */
function placeOn(input: HTMLElement, share: number) {
  // The element that handles presses contains the thumbs.
  const target = input.parentElement?.parentElement ?? input;
  const { left, right, top, height } = input.getBoundingClientRect();
  const half = 12;
  const way = (right - left - 2 * half) * share;
  const runsBack = getComputedStyle(input).direction === 'rtl';
  const coords = { clientX: runsBack ? right - half - way : left + half + way, clientY: top + height / 2 };
  return { target, coords };
}

/** Keys move one thumb at a time, neither passes the other, and the end of a move is reported once. */
export const Playground: Story = {
  args: { defaultValue: [200, 600], hint: 'Before any offers' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [from, to] = thumbsOf(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Price' })).toHaveAccessibleDescription(
      'Before any offers',
    );
    await expect(from).toHaveAttribute('aria-valuetext', '$200');
    await expect(canvas.getByText('$200 to $600')).toBeVisible();
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, from, to);
      from.focus();
      await press('ArrowRight');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([250, 600]);
      await expect(args.onValueCommit).toHaveBeenLastCalledWith([250, 600]);
      await press('ArrowLeft', 'ArrowUp', 'ArrowDown');
      await expect(from).toHaveValue('200');
      await press('End');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([600, 600]);
      await expect(from).toHaveAttribute('aria-valuetext', '$600');
      await press('Home');
      await expect(from).toHaveValue('0');
      await press('PageUp', 'PageUp', 'PageDown');
      await expect(from).toHaveValue('100');
      to.focus();
      await press('Home');
      await expect(args.onValueCommit).toHaveBeenLastCalledWith([100, 100]);
      await press('End');
      await expect(canvas.getByText('$100 to $1,000')).toBeVisible();
    });
  },
};

async function tryPointer(element: HTMLElement, { onValueChange, onValueCommit }: Record<string, unknown>) {
  const [from, to] = thumbsOf(element);
  const at = (share: number) => placeOn(from, share);
  const pointer = userEvent.setup();

  await pointer.pointer([{ keys: '[MouseLeft>]', ...at(0.3) }]);
  await expect(onValueChange).toHaveBeenLastCalledWith([300, 600]);
  await expect(from).toHaveFocus();
  await expect(onValueCommit).not.toHaveBeenCalled();
  await pointer.pointer([at(0.9), { keys: '[/MouseLeft]' }]);
  await expect(onValueCommit).toHaveBeenLastCalledWith([600, 600]);

  // Both at one value: the direction of the drag decides which one moves.
  await pointer.pointer([{ keys: '[MouseLeft>]', ...at(0.61) }, at(0.81), { keys: '[/MouseLeft]' }]);
  await expect(to).toHaveFocus();
  await expect(onValueCommit).toHaveBeenLastCalledWith([600, 800]);
  await pointer.pointer([{ keys: '[MouseLeft]', ...at(1) }]);
  await expect(onValueCommit).toHaveBeenLastCalledWith([600, 1000]);
}

/** A press on the track moves the nearer thumb, which then follows the pointer. */
export const Pointer: Story = {
  args: { defaultValue: [200, 600] },
  play: ({ canvasElement, args }) => tryPointer(canvasElement, { ...args }),
};

/** The low end is at the start of the line; Arrow Left increases. */
export const RightToLeft: Story = {
  args: { defaultValue: [200, 600], label: 'السعر', messages: { range: (from, to) => `${from} – ${to}` } },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    await tryPointer(canvasElement, { ...args });
    const [from] = thumbsOf(canvasElement);
    await walkByKeys(async () => {
      from.focus();
      await press('ArrowRight');
      await expect(from).toHaveValue('550');
      await press('ArrowLeft');
      await expect(from).toHaveValue('600');
    });
  },
};

/** In a plain form it keeps its own values, submits both, and resets with the form. */
export const InForm: Story = {
  render: (args) => (
    <form>
      <Stack gap={4}>
        <RangeSlider {...args} name={['min_price', 'max_price']} defaultValue={[200, 600]} />
        <Button type="reset" variant="outline" tone="neutral">
          Reset
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') ?? undefined;
    const sent = () => Object.fromEntries(new FormData(form));
    const [from] = thumbsOf(canvasElement);
    await expect(sent()).toEqual({ min_price: '200', max_price: '600' });
    await userEvent.pointer([{ keys: '[MouseLeft]', ...placeOn(from, 0.1) }]);
    await expect(sent()).toEqual({ min_price: '100', max_price: '600' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toEqual({ min_price: '200', max_price: '600' }));
    await expect(within(canvasElement).getByText('$200 to $600')).toBeVisible();
  },
};

/** The parent keeps the values; a rejected one is reverted. */
export const Controlled: Story = {
  render: function Owned({ onValueChange, ...args }) {
    const [value, setValue] = useState<RangeValue>([0, 400]);
    return (
      <RangeSlider
        {...args}
        value={value}
        onValueChange={(next) => {
          onValueChange?.(next);
          if (next[1] <= 500) setValue(next);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const [from, to] = thumbsOf(canvasElement);
    await userEvent.pointer([{ keys: '[MouseLeft]', ...placeOn(to, 0.5) }]);
    await expect(to).toHaveValue('500');
    await userEvent.pointer([{ keys: '[MouseLeft]', ...placeOn(to, 0.8) }]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([0, 800]);
    await expect(to).toHaveValue('500');
    await expect(from).toHaveValue('0');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <RangeSlider label="Everything" kind="number" />
      <RangeSlider
        label="Distance"
        max={50}
        defaultValue={[0, 20]}
        formatValue={(miles) => (miles === 50 ? 'any' : `${miles} mi`)}
      />
      <RangeSlider label="On each other" defaultValue={[50, 50]} />
      <RangeSlider label="Refused" kind="price" defaultValue={[0, 10]} error="Nothing costs so little" />
      <RangeSlider label="Locked" defaultValue={[20, 60]} disabled />
    </Stack>
  ),
};
