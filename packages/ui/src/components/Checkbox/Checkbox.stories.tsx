import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Stack } from '../../primitives/Stack/index.ts';
import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'I have read the terms', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Space and a press anywhere on the line toggle it; the hint is its description. */
export const Playground: Story = {
  args: { hint: 'You can read them again at any time' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms' });
    await expect(box).toHaveAccessibleDescription('You can read them again at any time');
    await walkByKeys(() => expectTabOrder(canvasElement, box));
    await press('Tab');
    await expect(box).toHaveFocus();
    await press('Space');
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('I have read the terms'));
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={1} style={{ maxInlineSize: 320 }}>
      <Checkbox label="Not ticked" />
      <Checkbox label="Ticked" defaultChecked />
      <Checkbox label="Some of them" indeterminate />
      <Checkbox label="Missing" required error="Please tick this to go on" />
      <Checkbox label="Locked" disabled />
      <Checkbox label="Locked and ticked" disabled defaultChecked />
      <Checkbox
        label="Eine ausgesprochen lange Bezeichnung, die in zwei oder drei Zeilen umbrechen muss"
        hint="And a hint that goes on for longer than the line it was given"
      />
    </Stack>
  ),
};

/** 'Some of them' while not all are checked; pressing it checks all. */
export const Indeterminate: Story = {
  render: function Group() {
    const [ticked, setTicked] = useState([true, false]);
    const all = ticked.every(Boolean);
    return (
      <Stack gap={0}>
        <Checkbox
          label="All photos"
          checked={all}
          indeterminate={!all && ticked.some(Boolean)}
          onCheckedChange={(checked) => setTicked(ticked.map(() => checked))}
        />
        {ticked.map((checked, index) => (
          <Checkbox
            key={index === 0 ? 'front' : 'back'}
            label={index === 0 ? 'Front' : 'Back'}
            checked={checked}
            onCheckedChange={(next) => setTicked(ticked.map((old, at) => (at === index ? next : old)))}
          />
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'All photos' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Back' })).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Front' }));
    await expect(all).toBePartiallyChecked();
  },
};
