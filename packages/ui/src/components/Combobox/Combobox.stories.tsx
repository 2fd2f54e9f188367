import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Stack } from '../../primitives/Stack/index.ts';
import { Combobox, type ComboboxProps } from './index.ts';

interface State {
  code: string;
  name: string;
}

const states: State[] = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['NM', 'New Mexico'],
  ['NY', 'New York'],
  ['NC', 'North Carolina'],
  ['OR', 'Oregon'],
  ['TX', 'Texas'],
].map(([code = '', name = '']) => ({ code, name }));

const toKey = (state: State) => state.code;
const toText = (state: State) => state.name;

function Owned({ value: first, onValueChange, ...rest }: ComboboxProps<State>) {
  const [value, setValue] = useState(first);
  return (
    <Combobox
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Combobox',
  component: Combobox<State>,
  args: {
    label: 'State',
    items: states,
    itemToKey: toKey,
    itemToText: toText,
    value: null,
    onValueChange: fn(),
  },
  render: (args) => <Owned {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360, minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox<State>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows, Home and End highlight and go round, Enter chooses, Escape closes and keeps the text. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'State' });
    const highlighted = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(highlighted()).toHaveTextContent('Alabama');
    await userEvent.keyboard('{ArrowUp}');
    await expect(highlighted()).toHaveTextContent('Texas');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(highlighted()).toHaveTextContent('Alaska');
    await userEvent.keyboard('{End}');
    await expect(highlighted()).toHaveTextContent('Texas');
    await userEvent.keyboard('{Home}');
    await expect(highlighted()).toHaveTextContent('Alabama');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('new');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await expect(canvas.getByText('2 options')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('New York');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ code: 'NY', name: 'New York' });
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('New York');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveValue('New Yor');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(field).toHaveValue('New Yor');
    await userEvent.click(field);
  },
};

/** A press chooses and keeps the focus in the field; the clear button empties it; nothing found says so. */
export const Pointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('option', { name: 'Oregon' }));
    await expect(field).toHaveValue('Oregon');
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, 'Atlantis');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    await expect(canvas.getAllByText('Nothing found')[0]).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Owned {...args} label="Chosen" value={states[5] ?? null} requirement="required" />
      <Owned {...args} label="Wrong" error="Please choose a state" hint="Type a part of its name" />
      <Owned {...args} label="Disabled" value={states[8] ?? null} disabled />
    </Stack>
  ),
};
