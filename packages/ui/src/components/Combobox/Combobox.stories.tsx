import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { Stack } from '../../primitives/Stack/index.ts';
import { ownFrame } from '../../samples/index.ts';
import { expectSent, expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { Dialog } from '../Dialog/index.ts';
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

function Owned({ value: first = '', onValueChange, ...rest }: ComboboxProps<State>) {
  const [value, setValue] = useState(first);
  return (
    <Combobox
      {...rest}
      value={value}
      onValueChange={(next, item) => {
        setValue(next);
        onValueChange?.(next, item);
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
    value: '',
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

/**
 * Arrows, Home, End and the page keys highlight, Enter selects, Escape closes and keeps the text, Alt opens and
 * closes.
 */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'State' });
    const highlighted = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, field);
      await expectSent(field);
    });
    await press('Tab');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await press('ArrowDown');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(highlighted()).toHaveTextContent('Alabama');
    await press('ArrowUp');
    await expect(highlighted()).toHaveTextContent('Texas');
    await press('ArrowDown', 'ArrowDown');
    await expect(highlighted()).toHaveTextContent('Alaska');
    await press('End');
    await expect(highlighted()).toHaveTextContent('Texas');
    await press('Home');
    await expect(highlighted()).toHaveTextContent('Alabama');
    await press('PageDown');
    await expect(highlighted()).toHaveTextContent('Texas');
    await press('PageUp');
    await expect(highlighted()).toHaveTextContent('Alabama');
    await press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await press('Alt+ArrowDown');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(highlighted()).toBeNull();
    await press('Alt+ArrowUp');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await press('n', 'e', 'w');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await expect(canvas.getByText('2 options')).toBeInTheDocument();
    await press('ArrowDown', 'ArrowDown', 'Enter');
    await expect(field).toHaveValue('New York');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('NY', { code: 'NY', name: 'New York' });
    await press('Escape');
    await expect(field).toHaveValue('New York');
    await press('ArrowDown');
    await expect(highlighted()).toHaveTextContent('New York');
    await press('Escape', 'Backspace');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', null);
    await expect(field).toHaveValue('New Yor');
    await press('ArrowDown', 'Tab');
    await expect(field).not.toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(field).toHaveValue('New Yor');
    await userEvent.click(field);
    // Arrow keys during IME composition are not the list's.
    await fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    await expect(highlighted()).toBeNull();
  },
};

/**
 * A press selects and keeps the focus in the field; the clear button empties it; without a match it shows a message.
 */
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
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', null);
    await userEvent.type(field, 'Atlantis');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    await expect(canvas.getAllByText('Nothing found')[0]).toBeVisible();
    await userEvent.click(document.body);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(field);
  },
};

/** More options than fit: the list scrolls, and the keys scroll the highlighted one into view. */
export const LongList: Story = {
  args: { value: 'OR' },
  play: async ({ canvas }) => {
    const list = () => canvas.getByRole('listbox');
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    await expect(list().scrollHeight).toBeGreaterThan(list().clientHeight);
    await press('ArrowDown', 'End');
    await waitFor(() => expect(list().scrollTop).toBeGreaterThan(0));
    const [last, box] = [canvas.getByRole('option', { name: 'Texas' }), list()];
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      Math.ceil(box.getBoundingClientRect().bottom),
    );
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Owned {...args} label="Chosen" value="NY" requirement="required" />
      <Owned {...args} label="Wrong" error="Please choose a state" hint="Type a part of its name" />
      <Owned {...args} label="Disabled" value="TX" disabled />
    </Stack>
  ),
};

/** The first Escape closes the list, the second the dialog. */
export const InADialog: Story = {
  parameters: { ...ownFrame, visual: { disable: true, reason: 'It ends closed.' } },
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Your address" closeButton={false}>
        <Owned {...args} />
      </Dialog>
    );
  },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Your address' });
    const field = within(dialog).getByRole('combobox', { name: 'State' });
    await walkByKeys(async () => {
      await press('ArrowDown');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await press('Escape');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(dialog).toBeVisible();
      await press('Escape');
      await waitFor(() => expect(dialog).not.toBeVisible());
    });
  },
};

/** The form submits the key, and resets to the first one. Text that matches no option blocks it. */
export const InAForm: Story = {
  parameters: { visual: { disable: true, reason: 'It looks as Keyboard does.' } },
  render: ({ value: _value, ...args }) => (
    <form>
      <Combobox {...args} name="state" defaultValue="OR" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'State' });
    const form = canvasElement.querySelector('form') ?? undefined;
    const sent = () => new FormData(form).getAll('state');
    await expect(field).toHaveValue('Oregon');
    await expect(sent()).toEqual(['OR']);
    await userEvent.type(field, '{Backspace}');
    await expect(sent()).toEqual(['']);
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, 'tex{ArrowDown}{Enter}');
    await expect(field).toBeValid();
    await expect(sent()).toEqual(['TX']);
    form?.reset();
    await waitFor(() => expect(field).toHaveValue('Oregon'));
    await expect(sent()).toEqual(['OR']);
  },
};

/**
 * Searched by the parent: it fails first, then the option below retries; the selection stays while other states are
 * found.
 */
export const Searched: Story = {
  args: { name: 'state' },
  render: function Searching({ value: _value, ...args }) {
    const [text, setText] = useState('');
    const [status, setStatus] = useState<'ready' | 'failed'>('failed');
    const found = states.filter(({ name }) => text !== '' && name.toLowerCase().includes(text));
    return (
      <Combobox
        {...args}
        items={status === 'failed' ? [] : found}
        status={text === '' ? 'ready' : status}
        onInputChange={(next) => setText(next.toLowerCase())}
        onRetry={() => setStatus('ready')}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.type(field, 'new');
    await expect(canvas.getAllByText('The search failed')[0]).toBeVisible();
    await press('ArrowDown', 'Enter');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await press('ArrowDown', 'Enter');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('NM', { code: 'NM', name: 'New Mexico' });
    await expect(field).toHaveValue('New Mexico');
    await userEvent.clear(field);
    await userEvent.type(field, 'xyz');
    await expect(canvas.getAllByText('Nothing found')[0]).toBeVisible();
  },
};

export const Loading: Story = {
  args: { status: 'loading', items: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'State' }));
    await expect(within(canvasElement).getAllByText('Searching…')[0]).toBeVisible();
  },
};
