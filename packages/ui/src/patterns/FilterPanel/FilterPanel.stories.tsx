import type { Meta, StoryObj } from '@storybook/react-vite';
import { activeFilterCount, clearFilters, defaultSearch, type ListingsSearch } from '@porchlight/domain';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { sampleCategories } from '../../samples/index.ts';
import { press, walkByKeys } from '../../samples/keyboard.ts';
import { FilterPanel, type FilterPanelProps } from './index.ts';

/** Keeps the search like the URL of a page. */
function Page({ initial, ...props }: Partial<FilterPanelProps> & { initial: ListingsSearch }) {
  const [search, setSearch] = useState(initial);
  return (
    <FilterPanel
      {...props}
      categories={sampleCategories}
      value={search}
      activeCount={activeFilterCount(search)}
      onValueChange={(change) => {
        props.onValueChange?.(change);
        setSearch({ ...search, ...change });
      }}
      onClear={() => {
        props.onClear?.();
        setSearch(clearFilters(search));
      }}
    />
  );
}

const filtered: ListingsSearch = {
  ...defaultSearch,
  category: 'furniture',
  location: 'Austin, TX',
  minPrice: 20,
};

const services: ListingsSearch = { ...defaultSearch, mainCategory: 'services', maxPrice: 40 };

const meta = {
  title: 'Patterns/FilterPanel',
  component: FilterPanel,
  args: {
    value: defaultSearch,
    activeCount: 0,
    categories: sampleCategories,
    resultCount: 128,
    defaultOpen: true,
    onValueChange: fn(),
    onClear: fn(),
  },
  render: (args) => <Page {...args} initial={defaultSearch} />,
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Choices apply at once; typed text on blur or on Enter. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'All Services');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ category: '', mainCategory: 'services' });
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Furniture');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ category: 'furniture', mainCategory: '' });
    await userEvent.type(canvas.getByLabelText('Location'), ' Austin ');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await press('Tab');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ location: 'Austin', near: '' });
    await userEvent.type(canvas.getByLabelText('Min price'), '20');
    await press('Enter');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ minPrice: 20 });
    await userEvent.selectOptions(canvas.getByLabelText('Posted within'), '7 days');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ postedWithin: 7 });
    await userEvent.selectOptions(canvas.getByLabelText('Condition'), 'Like new');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ condition: 'like_new' });
    await userEvent.click(canvas.getByLabelText('With photos'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ hasPhotos: true });
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Price');
    await expect(canvas.getByLabelText('Order')).toHaveTextContent('High to low');
  },
};

/** The price period is shown for rentals and services, the condition for things. */
export const ByCategory: Story = {
  play: async ({ canvas, args }) => {
    const field = (name: string) => canvas.queryByLabelText(name);
    await expect(field('Price is for')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Condition'), 'Like new');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ condition: 'like_new' });
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'roommates-housing');
    // Listings there have no condition.
    const rooms = { category: 'roommates-housing', mainCategory: '', condition: 'any' };
    await expect(args.onValueChange).toHaveBeenLastCalledWith(rooms);
    await expect(field('Condition')).toBeNull();
    const periods = within(canvas.getByLabelText('Price is for')).getAllByRole('option');
    await expect(periods.map((option) => option.textContent)).toEqual([
      'Anything',
      'A day',
      'A week',
      'A month',
    ]);
    await userEvent.selectOptions(canvas.getByLabelText('Price is for'), 'A month');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ pricePeriod: 'month' });
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Handyman');
    const handyman = { category: 'handyman', mainCategory: '', pricePeriod: 'any' };
    await expect(args.onValueChange).toHaveBeenLastCalledWith(handyman);
    await userEvent.selectOptions(canvas.getByLabelText('Price is for'), 'An hour');
    // An active filter can be cleared in any category.
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'All categories');
    await expect(canvas.getByLabelText('Price is for')).toHaveDisplayValue('An hour');
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'All Services');
    await expect(canvas.getByLabelText('Price is for')).toHaveDisplayValue('An hour');
  },
};

/** Every choice has the number of listings that it would find; one without any is muted, and can be chosen. */
export const WithCounts: Story = {
  args: {
    counts: {
      category: { 'for-sale': 1204, furniture: 12, services: 0 },
      condition: { new: 3, like_new: 0 },
      postedWithin: { 7: 5 },
      hasPhotos: 9,
    },
  },
  parameters: { visual: { disable: true, reason: 'looks like Default, with numbers' } },
  play: async ({ canvas, args }) => {
    const category = within(canvas.getByLabelText('Category'));
    await expect(category.getByRole('option', { name: 'All For Sale (1,204)' })).toHaveValue('for-sale');
    await expect(category.getByRole('option', { name: 'All Services (0)' })).toBeEnabled();
    await expect(within(canvas.getByLabelText('Condition')).getByText('Like new (0)')).toBeEnabled();
    // An unknown number is not shown.
    await expect(category.getByRole('option', { name: 'All categories' })).toBeEnabled();
    await userEvent.selectOptions(canvas.getByLabelText('Posted within'), '7 days (5)');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ postedWithin: 7 });
    await expect(canvas.getByRole('checkbox', { name: 'With photos (9)' })).not.toBeChecked();
  },
};

/** With too many listings to count, the numbers are minimums. */
export const WithMinimums: Story = {
  args: {
    counts: { category: { furniture: 160 }, condition: {}, postedWithin: {}, hasPhotos: 3500, hasMore: true },
  },
  parameters: { visual: { disable: true, reason: 'looks like Default, with numbers' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Furniture (160+)' })).toBeEnabled();
    await expect(canvas.getByRole('checkbox', { name: 'With photos (3,500+)' })).toBeEnabled();
  },
};

/** The badge shows the count, and one press clears everything. */
export const Clearing: Story = {
  render: (args) => <Page {...args} initial={filtered} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('(3 active)')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(canvas.getByLabelText('Location')).toHaveValue('');
    await expect(canvas.queryByText(/active/)).toBeNull();
  },
};

/** A reversed range shows an error next to the field; both prices are kept as typed. */
export const PriceError: Story = {
  render: (args) => <Page {...args} initial={filtered} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Max price'), '10');
    await expect(canvas.queryByText(/must not be higher/)).toBeNull();
    await press('Tab');
    await expect(canvas.getByLabelText('Max price')).toHaveAccessibleDescription(
      'Min price must not be higher than max price',
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ maxPrice: 10 });
    await userEvent.clear(canvas.getByLabelText('Min price'));
    await userEvent.type(canvas.getByLabelText('Min price'), '1e5');
    await press('Tab');
    await expect(canvas.getByLabelText('Min price')).toBeInvalid();
  },
};

/** On a phone: a sheet from the bottom, closed by the button with the result count. */
export const PhoneSheet: Story = {
  args: { defaultOpen: false },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => <Page {...args} initial={filtered} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Filters'));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Filters' }));
    await userEvent.clear(sheet.getByLabelText('Location'));
    await userEvent.click(sheet.getByRole('button', { name: 'Show 128 listings' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByText('(2 active)')).toBeInTheDocument();
    await walkByKeys(async () => {
      const summary = canvasElement.querySelector('summary');
      for (const key of ['Enter', 'Space'] as const) {
        summary?.focus();
        await press(key);
        const dialog = await canvas.findByRole('dialog', { name: 'Filters' });
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
        await press('Escape');
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
        await expect(summary).toHaveFocus();
      }
      await press('Enter');
      const opened = within(await canvas.findByRole('dialog', { name: 'Filters' }));
      opened.getByLabelText('Min price').focus();
      await press('Enter');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
    await userEvent.click(canvas.getByText('Filters'));
    await expect(await canvas.findByRole('dialog', { name: 'Filters' })).toHaveAttribute('open');
  },
};

/** No results: the sheet says so, and its button only closes. */
export const PhoneSheetNothing: Story = {
  args: { defaultOpen: false, resultCount: 0 },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => <Page {...args} initial={filtered} />,
  play: async ({ canvas, userEvent: user }) => {
    await user.click(canvas.getByText('Filters'));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Filters' }));
    await expect(sheet.getByRole('status')).toHaveTextContent('No listings match your search criteria.');
    await expect(sheet.queryByRole('button', { name: /^Show/ })).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Close filters' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await user.click(canvas.getByText('Filters'));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Close filters' })).toBeVisible());
  },
};

/** More results than were counted. */
export const PhoneSheetMore: Story = {
  args: { defaultOpen: false, resultCount: 1000, hasMoreResults: true },
  parameters: { visual: { disable: true, reason: 'Only the words of the button differ.' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => <Page {...args} initial={filtered} />,
  play: async ({ canvas, userEvent: user }) => {
    await user.click(canvas.getByText('Filters'));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Filters' }));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Show 1,000+ listings' })).toBeVisible());
  },
};

/** Number of fields in each row. */
function rowsOf(canvasElement: HTMLElement): number[] {
  const fields = [
    ...canvasElement.querySelectorAll(
      'input:not([type="hidden"], [type="checkbox"]), select, label:has(input)',
    ),
  ];
  const ends = fields.map((field) => Math.round(field.getBoundingClientRect().bottom));
  return [...new Set(ends)].map((end) => ends.filter((other) => other === end).length);
}

/** In rows, none of them with a single field. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  render: (args) => <Page {...args} initial={filtered} />,
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement)).toEqual([2, 4, 3]);
  },
};

/** The price period is below both prices, next to the fields of that row. */
export const TabletPeriods: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  render: (args) => <Page {...args} initial={services} />,
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement)).toEqual([2, 4, 3]);
  },
};

/** Closed, as on page load. */
export const Closed: Story = {
  parameters: { visual: { disable: true, reason: 'ResultsLayout shows it closed' } },
  args: { defaultOpen: false },
  render: (args) => <Page {...args} initial={filtered} />,
  play: async ({ canvasElement }) => {
    const category = within(canvasElement).getByLabelText('Category');
    await walkByKeys(async () => {
      await press('Tab', 'Enter');
      await waitFor(() => expect(category).toBeVisible());
      await press('Space');
      await waitFor(() => expect(category).not.toBeVisible());
    });
  },
};
