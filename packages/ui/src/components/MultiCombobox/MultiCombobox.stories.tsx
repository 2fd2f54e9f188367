import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { Stack } from '../../primitives/Stack/index.ts';
import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { MultiCombobox, type MultiComboboxProps } from './index.ts';

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

function Owned({ value: first = [], onValueChange, ...rest }: MultiComboboxProps<State>) {
  const [value, setValue] = useState(first);
  return (
    <MultiCombobox
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/MultiCombobox',
  component: MultiCombobox<State>,
  args: {
    label: 'States',
    items: states,
    itemToKey: toKey,
    itemToText: toText,
    value: ['OR', 'NY'],
    onValueChange: fn(),
  },
  render: (args) => <Owned {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420, minBlockSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiCombobox<State>>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const field = canvas.getByRole('combobox');
  return {
    canvas,
    field,
    chips: () => [...canvasElement.querySelectorAll('[data-key]')].map(({ textContent }) => textContent),
    highlighted: () => document.getElementById(field.getAttribute('aria-activedescendant') ?? ''),
  };
};

/** Enter selects and deselects while the list stays open; Backspace removes the last chip; every chip is a tab stop. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, field, chips, highlighted } = parts(canvasElement);
    const chip = (name: string) => canvas.getByRole('button', { name });
    await walkByKeys(() =>
      expectTabOrder(canvasElement, chip('Remove Oregon'), chip('Remove New York'), field),
    );
    field.focus();
    await press('ArrowDown');
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await expect(highlighted()).toHaveTextContent('Alabama');
    await press('Enter');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['OR', 'NY', 'AL']);
    await expect(chips()).toEqual(['Oregon', 'New York', 'Alabama']);
    await expect(canvas.getByText('Alabama added')).toBeInTheDocument();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('option', { name: 'Alabama' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('option', { name: 'Alaska' })).toHaveAttribute('aria-selected', 'false');
    await press('Enter');
    await expect(chips()).toEqual(['Oregon', 'New York']);
    await expect(canvas.getByText('Alabama removed')).toBeInTheDocument();
    await press('ArrowUp');
    await expect(highlighted()).toHaveTextContent('Texas');
    await press('Home');
    await expect(highlighted()).toHaveTextContent('Alabama');
    await press('PageDown');
    await expect(highlighted()).toHaveTextContent('Texas');
    await press('PageUp', 'End');
    await expect(highlighted()).toHaveTextContent('Texas');
    await press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await press('Alt+ArrowDown');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(highlighted()).toBeNull();
    await press('Alt+ArrowUp');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await press('n', 'e', 'w');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await press('ArrowDown', 'Enter');
    await expect(chips()).toEqual(['Oregon', 'New York', 'New Mexico']);
    await expect(field).toHaveValue('');
    await press('k', 'Backspace');
    await expect(chips()).toHaveLength(3);
    // Held down, it only clears the text.
    await fireEvent.keyDown(field, { key: 'Backspace', repeat: true });
    await expect(chips()).toHaveLength(3);
    await press('Backspace');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['OR', 'NY']);
    await press('Escape', 'Shift+Tab', 'Shift+Tab');
    await expect(chip('Remove Oregon')).toHaveFocus();
    await press('Enter');
    await expect(chip('Remove New York')).toHaveFocus();
    await press('Enter');
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await press('ArrowDown', 'Tab');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Arrows move from the start of the input through the chips; Backspace and Delete remove the focused one. */
export const ChipsByKeyboard: Story = {
  args: { value: ['OR', 'NY', 'TX', 'CA'] },
  parameters: { visual: { disable: true, reason: 'It looks as Keyboard does.' } },
  play: async ({ canvasElement, args }) => {
    const { canvas, field, chips } = parts(canvasElement);
    const chip = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    field.focus();
    await press('k', 'ArrowLeft');
    await expect(field).toHaveFocus();
    await press('ArrowLeft');
    await expect(chip('California')).toHaveFocus();
    await press('ArrowRight');
    await expect(field).toHaveFocus();
    await press('ArrowLeft', 'Home');
    await expect(chip('Oregon')).toHaveFocus();
    await press('ArrowLeft');
    await expect(chip('Oregon')).toHaveFocus();
    await press('End');
    await expect(chip('California')).toHaveFocus();
    await press('ArrowLeft', 'Backspace');
    await expect(chips()).toEqual(['Oregon', 'New York', 'California']);
    await expect(chip('New York')).toHaveFocus();
    await press('Delete');
    await expect(chips()).toEqual(['Oregon', 'California']);
    await expect(chip('California')).toHaveFocus();
    await fireEvent.keyDown(chip('California'), { key: 'Backspace', repeat: true });
    await expect(chips()).toHaveLength(2);
    await press('Delete');
    await expect(chip('Oregon')).toHaveFocus();
    await press('Backspace');
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

/** A press selects, another deselects, and a press on a chip removes it; text that matches no option is invalid. */
export const Pointer: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, field, chips } = parts(canvasElement);
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('option', { name: 'Texas' }));
    await expect(chips()).toEqual(['Oregon', 'New York', 'Texas']);
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('option', { name: 'Oregon' }));
    await expect(chips()).toEqual(['New York', 'Texas']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove New York' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['TX']);
    await userEvent.type(field, 'Atlantis');
    await expect(canvas.getAllByText('Nothing found')[0]).toBeVisible();
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toBeValid();
    await expect(chips()).toEqual(['Texas']);
    await userEvent.click(document.body);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 't');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Texas');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Owned {...args} label="Required" value={['NY']} requirement="required" />
      <Owned
        {...args}
        label="Wrong"
        value={[]}
        error="Please choose a state"
        hint="Type a part of its name"
      />
      <Owned {...args} label="Disabled" value={['TX', 'NC']} disabled />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: /Required/ });
    await expect(field).toBeValid();
    await expect(field).toBeRequired();
  },
};

/** A form submits every key under one name, and resets to the first ones. */
export const InAForm: Story = {
  parameters: { visual: { disable: true, reason: 'It looks as Keyboard does.' } },
  render: ({ value: _value, ...args }) => (
    <form>
      <MultiCombobox {...args} name="state" defaultValue={['OR', 'AL']} requirement="required" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const { canvas, field, chips } = parts(canvasElement);
    const form = canvasElement.querySelector('form') ?? undefined;
    const sent = () => new FormData(form).getAll('state');
    await expect(sent()).toEqual(['OR', 'AL']);
    await userEvent.type(field, 'tex{ArrowDown}{Enter}');
    await expect(sent()).toEqual(['OR', 'AL', 'TX']);
    await userEvent.type(field, 'alas{ArrowDown}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Oregon' }));
    await expect(chips()).toEqual(['Alabama', 'Texas', 'Alaska']);
    await expect(sent()).toEqual(['AL', 'TX', 'AK']);
    form?.reset();
    await waitFor(() => expect(chips()).toEqual(['Oregon', 'Alabama']));
    await expect(sent()).toEqual(['OR', 'AL']);
    await expect(field).toBeValid();
    await userEvent.type(field, '{Backspace}{Backspace}');
    await expect(sent()).toEqual([]);
    await expect(field).toBeInvalid();
    await press('Escape');
  },
};

/**
 * Searched by the parent: it fails first, then the option below retries; the selection stays while others are found.
 */
export const Searched: Story = {
  args: { name: 'state' },
  render: function Searching({ value: _value, ...args }) {
    const [text, setText] = useState('');
    const [status, setStatus] = useState<'ready' | 'failed'>('failed');
    const found = states.filter(({ name }) => text !== '' && name.toLowerCase().includes(text));
    return (
      <MultiCombobox
        {...args}
        items={status === 'failed' ? [] : found}
        status={text === '' ? 'ready' : status}
        onInputChange={(next) => setText(next.toLowerCase())}
        onRetry={() => setStatus('ready')}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, field, chips } = parts(canvasElement);
    await userEvent.type(field, 'new');
    await expect(canvas.getAllByText('The search failed')[0]).toBeVisible();
    await press('ArrowDown', 'Enter');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await press('ArrowDown', 'Enter');
    await expect(chips()).toEqual(['New Mexico']);
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'tex{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['NM', 'TX']);
    await expect(chips()).toEqual(['New Mexico', 'Texas']);
    await userEvent.type(field, 'xyz');
    await expect(canvas.getAllByText('Nothing found')[0]).toBeVisible();
  },
};

export const Loading: Story = {
  args: { status: 'loading', items: [], known: states },
  play: async ({ canvasElement }) => {
    const { canvas, field, chips } = parts(canvasElement);
    await userEvent.click(field);
    await expect(canvas.getAllByText('Searching…')[0]).toBeVisible();
    await expect(chips()).toEqual(['Oregon', 'New York']);
  },
};

/** Right to left, on a phone: chips wrap, and the input follows the last of them. */
export const RightToLeft: Story = {
  args: {
    label: 'مدن',
    items: ['إيثاكا', 'دولوث', 'مارفا', 'سانتا في'].map((name) => ({ code: name, name })),
    value: ['إيثاكا', 'دولوث', 'مارفا'],
    messages: { remove: (text) => `إزالة ${text}`, chosen: 'المختار' },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { canvas, field } = parts(canvasElement);
    const [first, second, third] = canvas.getAllByRole('button');
    field.focus();
    await press('ArrowRight');
    await expect(third).toHaveFocus();
    await press('ArrowRight');
    await expect(second).toHaveFocus();
    await press('ArrowLeft', 'ArrowLeft');
    await expect(field).toHaveFocus();
    field.blur();
    const edge = (element: Element | undefined) => element?.getBoundingClientRect().right ?? 0;
    await expect(edge(first)).toBeGreaterThan(edge(second));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On a phone, with a name longer than the field: it wraps, and the page does not scroll sideways. */
export const Phone: Story = {
  args: {
    items: [
      ...states,
      { code: 'X', name: 'The State of Rhode Island and Providence Plantations, as it was called' },
    ],
    value: ['X', 'TX'],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { canvas, field } = parts(canvasElement);
    const [long] = canvas.getAllByRole('button');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(long?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(field.getBoundingClientRect().width).toBeGreaterThanOrEqual(100);
  },
};
