import type { PlaceSuggestion, PublicPlace } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { expectSent, press, walkByKeys } from '../../samples/keyboard.ts';
import { LocationCombobox, type LocationComboboxProps } from './index.ts';

function place(
  text: string,
  type: PlaceSuggestion['type'],
  latitude: number,
  longitude: number,
): PlaceSuggestion {
  const [first = '', second = ''] = text.split(', ');
  return {
    place_id: `${type}:${text}`,
    formatted: text,
    text,
    type,
    street: type === 'address' ? first : '',
    city: type === 'address' ? second : first,
    state: 'TX',
    postal_code: type === 'postcode' ? first : '',
    country: 'US',
    latitude,
    longitude,
  };
}

const sampleSuggestions: PlaceSuggestion[] = [
  place('Austin, TX', 'city', 30.2672, -97.7431),
  place('78701, Austin, TX', 'postcode', 30.2713, -97.7426),
  place('1100 Congress Avenue, Austin, TX', 'address', 30.2747, -97.7404),
  place('Aurora, TX', 'city', 33.0612, -97.5089),
];

/** A parent as an application writes it, with a search that responds at once. */
function Owned({ onInputChange, onSelect, onClear, ...rest }: LocationComboboxProps) {
  const [text, setText] = useState(rest.inputValue);
  const [place, setPlace] = useState<PublicPlace | null>(rest.selected);
  const found = sampleSuggestions.filter(({ formatted }) =>
    formatted.toLowerCase().includes(text.trim().toLowerCase()),
  );
  const searched = found.length > 0 ? 'ready' : 'empty';
  const isLong = text.trim().length >= 3;
  const status = place !== null || text === '' ? 'idle' : isLong ? searched : 'short';
  const choose = (suggestion: PlaceSuggestion) => {
    setText(suggestion.formatted);
    setPlace(suggestion);
    onSelect(suggestion);
  };
  const edit = (next: string) => {
    setText(next);
    setPlace(null);
    onInputChange(next);
  };
  const clear = () => {
    setText('');
    setPlace(null);
    onClear();
  };
  return (
    <LocationCombobox
      {...rest}
      status={rest.status === 'idle' ? status : rest.status}
      suggestions={found}
      inputValue={text}
      selected={place}
      onInputChange={edit}
      onSelect={choose}
      onClear={clear}
    />
  );
}

const meta = {
  title: 'Components/LocationCombobox',
  component: LocationCombobox,
  args: {
    inputValue: '',
    status: 'idle',
    suggestions: [],
    selected: null,
    onInputChange: fn(),
    onSelect: fn(),
    onClear: fn(),
  },
  render: (args) => <Owned {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420, minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LocationCombobox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three characters open the list; arrows and Enter select; editing clears the selection; the button clears all. */
export const Working: Story = {
  args: { requirement: 'required', hint: 'A city, a ZIP code or an address' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: /Location/ });
    const highlighted = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await walkByKeys(() => expectSent(field));
    await userEvent.click(field);
    await userEvent.keyboard('au');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    await expect(canvas.getAllByText('Type 3 or more characters')[0]).toBeVisible();
    await press('s');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(canvas.getByText('3 locations found')).toBeInTheDocument();
    await press('ArrowDown');
    await expect(highlighted()).toHaveTextContent('Austin, TX');
    await press('ArrowUp');
    await expect(highlighted()).toHaveTextContent('1100 Congress Avenue');
    await press('Home');
    await expect(highlighted()).toHaveTextContent('Austin, TX');
    await press('End');
    await expect(highlighted()).toHaveTextContent('1100 Congress Avenue');
    await press('PageUp');
    await expect(highlighted()).toHaveTextContent('Austin, TX');
    await press('PageDown');
    await expect(highlighted()).toHaveTextContent('1100 Congress Avenue');
    await press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('aus');
    await walkByKeys(async () => {
      await press('ArrowDown', 'Tab');
      await expect(canvas.getByRole('button', { name: 'Clear location' })).toHaveFocus();
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onSelect).not.toHaveBeenCalled();
    });
    await press('Alt+ArrowDown');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(highlighted()).toBeNull();
    await press('Alt+ArrowUp');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await press('ArrowDown', 'ArrowDown', 'Enter');
    await expect(field).toHaveValue('78701, Austin, TX');
    await expect(args.onSelect).toHaveBeenLastCalledWith(sampleSuggestions[1]);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await press('Backspace');
    await expect(args.onInputChange).toHaveBeenLastCalledWith('78701, Austin, T');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear location' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('austin');
  },
};

const inStatus = (status: LocationComboboxProps['status'], text: string, failure?: string): Story => ({
  args: { status, inputValue: text, ...(failure !== undefined && { failure }) },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Location' });
    await userEvent.click(field);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
  },
});

export const Loading: Story = inStatus('loading', 'aust');

export const Empty: Story = {
  ...inStatus('empty', 'xyzzy'),
  play: async (context) => {
    await inStatus('empty', 'xyzzy').play?.(context);
    const lines = within(context.canvasElement).getAllByText(
      'No locations found. Try a different search term.',
    );
    await expect(lines[0]).toBeVisible();
  },
};

export const Failed: Story = inStatus('failed', 'aust', 'Failed to fetch suggestions');

/** On a phone, with an error; the list is at most 15rem high. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { status: 'ready', inputValue: 'a', error: 'Please select a location from the suggestions' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Location' }));
    const list = within(canvasElement).getByRole('listbox');
    await expect(list.parentElement?.offsetHeight).toBeLessThanOrEqual(240);
  },
};

/** Simulates the browser's page translation: every text node moves into a new element. */
function translatePage(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  for (const node of found) {
    const foreign = document.createElement('font');
    node.parentNode?.replaceChild(foreign, node);
    foreign.append(node);
  }
}

/** Translated between all steps, it still opens, updates, selects and clears. */
export const Translated: Story = {
  parameters: { visual: { disable: true, reason: 'looks as Working does; only behavior is of interest' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Location' });
    translatePage(canvasElement);
    await userEvent.type(field, 'au');
    translatePage(canvasElement);
    await userEvent.type(field, 's');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    translatePage(canvasElement);
    await userEvent.type(field, 'q');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    translatePage(canvasElement);
    await userEvent.type(field, '{Backspace}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(sampleSuggestions[0]);
    translatePage(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear location' }));
    await expect(field).toHaveValue('');
  },
};
