import type { SearchSuggestion } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { SearchField } from '../../components/SearchField/index.ts';
import { press, walkByKeys } from '../../samples/keyboard.ts';
import { SearchSuggestions, type SearchSuggestionsProps } from './index.ts';

const forSale = { slug: 'for-sale', name: 'For Sale' };
const sampleSuggestions: SearchSuggestion[] = [
  { kind: 'words', text: 'bike' },
  { kind: 'words', text: 'bike trailer for two children' },
  { kind: 'words', text: 'road bike' },
  { kind: 'category', category_id: 'c1', slug: 'bicycles', name: 'Bicycles', main_category: forSale },
  { kind: 'category', category_id: 'c2', slug: 'services', name: 'Services', main_category: null },
];

const arabicSuggestions: SearchSuggestion[] = [
  { kind: 'words', text: 'مكتب' },
  {
    kind: 'category',
    category_id: 'c1',
    slug: 'furniture',
    name: 'مكاتب',
    main_category: { slug: 'for-sale', name: 'للبيع' },
  },
];

const sent = fn();

/** A parent as an application writes it, with suggestions that arrive at once. */
function Owned({ recent: first = [], dir, ...rest }: SearchSuggestionsProps) {
  const [recent, setRecent] = useState(first);
  const [text, setText] = useState('');
  const fits = (words: string) => words.toLowerCase().includes(text.trim().toLowerCase());
  return (
    <SearchField
      size="lg"
      dir={dir}
      messages={{ label: 'Search listings' }}
      placeholder="Try bike, sofa or guitar lessons"
      onSearch={sent}
    >
      <SearchSuggestions
        {...rest}
        suggestions={
          text === '' ? [] : rest.suggestions.filter((each) => fits('text' in each ? each.text : each.name))
        }
        recent={recent.filter(fits)}
        onInputChange={(next, cause) => {
          setText(next);
          rest.onInputChange(next, cause);
        }}
        onRemoveRecent={(removed) => {
          setRecent(recent.filter((search) => search !== removed));
          rest.onRemoveRecent?.(removed);
        }}
        onClearRecent={
          text === ''
            ? () => {
                setRecent([]);
                rest.onClearRecent?.();
              }
            : undefined
        }
      />
    </SearchField>
  );
}

const meta = {
  title: 'Patterns/SearchSuggestions',
  component: SearchSuggestions,
  args: {
    status: 'ready',
    suggestions: sampleSuggestions,
    recent: ['walnut desk', 'city bike', 'piano lessons'],
    onSearch: fn(),
    onInputChange: fn(),
    onLeave: fn(),
    onSelectCategory: fn(),
    onRemoveRecent: fn(),
    onClearRecent: fn(),
  },
  render: (args) => <Owned {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560, minBlockSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchSuggestions>;
export default meta;
type Story = StoryObj<typeof meta>;

const highlightedOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

/**
 * Typing requests suggestions; arrows move through all groups; Enter searches for the highlighted text, or for that
 * in the field.
 */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Search listings' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'bi');
    await expect(args.onInputChange).toHaveBeenLastCalledWith('bi', 'typed');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('5 suggestions')).toBeInTheDocument();
    const groups = canvas.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'));
    await expect(groups.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual([
      'Recent searches',
      'Searches',
      'Categories',
    ]);
    await press('ArrowDown');
    await expect(highlightedOf(field)).toHaveTextContent('city bike');
    await expect(highlightedOf(field)).toHaveAccessibleDescription('Delete removes it');
    await press('ArrowUp');
    await expect(highlightedOf(field)).toHaveTextContent('Bicyclesin For Sale');
    await press('Home');
    await expect(highlightedOf(field)).toHaveTextContent('city bike');
    await press('End', 'ArrowUp');
    await expect(highlightedOf(field)).toHaveTextContent('road bike');
    await expect(field).toHaveValue('bi');
    await press('Enter');
    await expect(field).toHaveValue('road bike');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(sent).toHaveBeenLastCalledWith('road bike');
    await expect(args.onSearch).toHaveBeenLastCalledWith('road bike');
    await userEvent.clear(field);
    await userEvent.type(field, 'bik');
    await press('Enter');
    await expect(args.onSearch).toHaveBeenLastCalledWith('bik');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await press('ArrowDown', 'Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('bik');
    await walkByKeys(async () => {
      await press('ArrowDown', 'Tab');
      await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onLeave).toHaveBeenCalled();
    });
    await userEvent.clear(field);
    await userEvent.type(field, 'bi');
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
  },
};

/** The parent opens a category; the field does not search. */
export const Category: Story = {
  parameters: { visual: { disable: true, reason: 'looks as Typing does' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'serv');
    await userEvent.click(canvas.getByRole('option', { name: 'Services' }));
    await expect(args.onSelectCategory).toHaveBeenLastCalledWith(sampleSuggestions[4]);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

/** Before typing, the recent searches are shown: each can be removed, by its button or by Delete, and all at once. */
export const Recent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await expect(args.onInputChange).toHaveBeenLastCalledWith('', 'entered');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    const row = canvas.getByRole('option', { name: 'city bike' }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Remove “city bike”' });
    const { top, height, width } = button.getBoundingClientRect();
    await expect(top).toBeCloseTo(row.top, 0);
    await expect(Math.min(height, width, row.height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onRemoveRecent).toHaveBeenLastCalledWith('city bike');
    await expect(field).toHaveFocus();
    await press('ArrowDown', 'Delete');
    await expect(args.onRemoveRecent).toHaveBeenLastCalledWith('walnut desk');
    await expect(canvas.getByText('1 suggestion')).toBeInTheDocument();
    await press('ArrowUp');
    await expect(highlightedOf(field)).toHaveTextContent('Clear recent searches');
    await press('Enter');
    await expect(args.onClearRecent).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** The field is rendered first: text typed before the list is loaded gets suggestions, in the same input. */
export const Later: Story = {
  parameters: { visual: { disable: true, reason: 'looks as Typing does' } },
  render: function Later(args) {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <SearchField onSearch={sent}>{isThere && <SearchSuggestions {...args} recent={[]} />}</SearchField>
        <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setThere(true)}>
          Load
        </button>
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Search' });
    await userEvent.type(field, 'bike');
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5));
    await expect(args.onInputChange).toHaveBeenLastCalledWith('bike', 'entered');
    await expect(canvas.getByRole('combobox')).toBe(field);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('bike');
  },
};

const quiet = (status: SearchSuggestionsProps['status']): Story => ({
  args: { status, suggestions: [], recent: [] },
  parameters: { visual: { disable: true, reason: 'looks as a search field without suggestions' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'zzz');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await press('Enter');
    await expect(args.onSearch).toHaveBeenLastCalledWith('zzz');
  },
});

export const Loading: Story = quiet('loading');
export const Empty: Story = quiet('empty');
export const Failed: Story = quiet('failed');

const openWith = (text: string): NonNullable<Story['play']> => {
  return async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), text);
    await expect(within(canvasElement).getByRole('listbox')).toBeVisible();
  };
};

/** On the narrowest screen: long texts are truncated. */
export const Phone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  args: { recent: ['a bicycle for a tall person who does not like to bend over'] },
  play: openWith('bi'),
};

export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    recent: ['مكتب من خشب الجوز'],
    suggestions: arabicSuggestions,
    messages: {
      label: 'اقتراحات',
      recent: 'عمليات البحث الأخيرة',
      words: 'عمليات البحث',
      categories: 'الفئات',
      inGroup: (group) => `في ${group}`,
      clear: 'مسح عمليات البحث الأخيرة',
    },
  },
  play: openWith('مكا'),
};
