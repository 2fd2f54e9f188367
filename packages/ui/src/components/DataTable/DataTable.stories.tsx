import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { expectFollowed, expectPressed, expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import {
  DataTable,
  sortRows,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSort,
} from './index.ts';

interface Sale {
  id: string;
  title: string;
  place: string;
  price: number | null;
  views: number;
  sold: boolean;
}

const sales: readonly Sale[] = [
  { id: '1', title: 'Walnut desk', place: 'Ithaca', price: 240, views: 1204, sold: false },
  { id: '2', title: 'Bike, 21 gears', place: 'Duluth', price: 95, views: 88, sold: true },
  { id: '3', title: 'Armchair', place: 'Marfa', price: null, views: 7, sold: false },
  { id: '4', title: 'Bike, 7 gears', place: 'Savannah', price: 60, views: 431, sold: false },
];

const columns: readonly DataTableColumn<Sale>[] = [
  { id: 'title', header: 'Title', cell: ({ title }) => title, sortValue: ({ title }) => title },
  { id: 'place', header: 'Place', cell: ({ place }) => place, width: 'md' },
  {
    id: 'status',
    header: 'Status',
    cell: ({ sold }) => <Badge tone={sold ? 'neutral' : 'positive'}>{sold ? 'Sold' : 'Active'}</Badge>,
  },
  {
    id: 'views',
    header: 'Views',
    align: 'end',
    cell: ({ views }) => views.toLocaleString('en-US'),
    sortValue: ({ views }) => views,
  },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ price }) => (price === null ? 'Not listed' : `$${price}`),
    sortValue: ({ price }) => price,
  },
];

/** A table of sales, with a parent that sorts and keeps the selection. */
function SalesTable({ onSortChange, onSelectedChange, ...args }: DataTableProps<Sale>) {
  const [sort, setSort] = useState<DataTableSort | null>(args.sort ?? null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <DataTable
      {...args}
      rows={sortRows(args.rows, args.columns, sort)}
      sort={sort}
      onSortChange={
        onSortChange &&
        ((next) => {
          onSortChange(next);
          setSort(next);
        })
      }
      selected={selected}
      onSelectedChange={
        onSelectedChange &&
        ((next) => {
          onSelectedChange(next);
          setSelected(next);
        })
      }
    />
  );
}

const meta = {
  title: 'Components/DataTable',
  component: DataTable<Sale>,
  args: {
    caption: 'Your listings',
    columns,
    rows: sales,
    rowId: ({ id }) => id,
    rowHref: ({ id }) => `#listing-${id}`,
    onSortChange: fn(),
    onSelectedChange: fn(),
  },
  render: (args) => <SalesTable {...args} />,
} satisfies Meta<typeof DataTable<Sale>>;
export default meta;

type Story = StoryObj<typeof meta>;

const titlesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('rowheader')
    .map((header) => header.querySelector('a')?.textContent);

/** Sorted by its headers, selected by its checkboxes, each row a link. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Your listings' });
    const header = (name: string) => within(table).getByRole('columnheader', { name });
    const checkbox = (name: string) => within(table).getByRole('checkbox', { name });

    await expect(header('Price')).not.toHaveAttribute('aria-sort');
    await userEvent.click(within(header('Price')).getByRole('button'));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'price', direction: 'ascending' });
    await expect(header('Price')).toHaveAttribute('aria-sort', 'ascending');
    // Without a price: last in both directions.
    await expect(titlesIn(table)).toEqual(['Bike, 7 gears', 'Bike, 21 gears', 'Walnut desk', 'Armchair']);
    await userEvent.click(within(header('Price')).getByRole('button'));
    await expect(header('Price')).toHaveAttribute('aria-sort', 'descending');
    await expect(titlesIn(table)).toEqual(['Walnut desk', 'Bike, 21 gears', 'Bike, 7 gears', 'Armchair']);
    await userEvent.click(within(header('Title')).getByRole('button'));
    await expect(titlesIn(table)).toEqual(['Armchair', 'Bike, 7 gears', 'Bike, 21 gears', 'Walnut desk']);
    await expect(header('Price')).not.toHaveAttribute('aria-sort');

    const all = checkbox('Select all rows');
    await userEvent.click(checkbox('Select Armchair'));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['3']);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['3', '4', '2', '1']);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([]);

    await walkByKeys(async () => {
      const links = within(table).getAllByRole('link');
      const rows = ['Armchair', 'Bike, 7 gears', 'Bike, 21 gears', 'Walnut desk'];
      const [title, views, price] = within(table).getAllByRole('button');
      if (!title || !views || !price || !links[0]) throw new Error('The table lacks something to press.');
      const stops = rows.flatMap((name, index) => [checkbox(`Select ${name}`), links[index] ?? title]);
      await expectTabOrder(canvasElement, all, title, views, price, ...stops);
      await expectFollowed(links[0]);
      await expectPressed(views);
      checkbox('Select Armchair').focus();
      await press('Space');
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['3']);
      await press('Space');
    });
    await userEvent.click(checkbox('Select Walnut desk'));
  },
};

/** On a phone each row is a card with labeled values; to screen readers it is the same table. */
export const Stacked: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Your listings' });
    await expect(table.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(6);
    const [first] = within(table).getAllByRole('cell', { name: 'Ithaca' });
    await expect(within(first ?? table).getByText('Place')).toBeVisible();
    await userEvent.click(within(table).getByRole('button', { name: 'Views' }));
    await expect(titlesIn(table)[0]).toBe('Armchair');
    await userEvent.click(within(table).getByRole('checkbox', { name: 'Select Armchair' }));
  },
};

/** Right to left, as table and as cards. */
export const RightToLeft: Story = {
  args: {
    caption: 'إعلاناتك',
    columns: [
      { id: 'title', header: 'العنوان', cell: ({ title }) => title, sortValue: ({ title }) => title },
      { id: 'place', header: 'المكان', cell: ({ place }) => place },
      { id: 'views', header: 'المشاهدات', align: 'end', cell: ({ views }) => views },
    ],
    rows: [
      { id: '1', title: 'مكتب', place: 'إيثاكا', price: 240, views: 12, sold: false },
      { id: '2', title: 'كرسي', place: 'دولوث', price: 20, views: 7, sold: false },
    ],
  },
  render: (args) => (
    <div dir="rtl" style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      <SalesTable {...args} />
      <div style={{ maxInlineSize: '18rem' }}>
        <SalesTable {...args} />
      </div>
    </div>
  ),
};

/** Loading the first rows, and no rows. */
export const WithoutRows: Story = {
  args: { rows: [] },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 48 }}>
      <SalesTable {...args} loading loadingRows={3} />
      <SalesTable {...args} caption="Sold" empty="Nothing is sold yet" onSelectedChange={undefined} />
      <div style={{ maxInlineSize: '20rem' }}>
        <SalesTable {...args} caption="Coming" loading loadingRows={1} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Your listings' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Loading…');
    await expect(canvas.getByRole('cell', { name: 'Nothing is sold yet' })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { name: 'Select all rows' })[0]).toBeDisabled();
  },
};

/**
 * The header stays while the table scrolls; it can be scrolled by keyboard. A table that is too wide scrolls
 * sideways.
 */
export const StickyHeader: Story = {
  args: {
    stickyHeader: true,
    stacked: false,
    captionHidden: true,
    rowHref: undefined,
    rows: Array.from({ length: 5 }, (_, part) =>
      sales.map((sale) => ({ ...sale, id: `${sale.id}-${part}` })),
    ).flat(),
    columns: [
      ...columns,
      { id: 'act', header: 'Action', width: 'lg', cell: () => <Button size="sm">Bump</Button> },
    ],
  },
  render: (args) => (
    <>
      <style>{'.low { --pl-table-height: 20rem }'}</style>
      <SalesTable {...args} className="low" />
    </>
  ),
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = await canvas.findByRole('region', { name: 'Your listings' });
    await expect(region.clientHeight).toBeLessThanOrEqual(320);
    region.scrollTop = 200;
    const top = () => canvas.getByRole('columnheader', { name: 'Title' }).getBoundingClientRect().top;
    await waitFor(() => expect(Math.abs(top() - region.getBoundingClientRect().top)).toBeLessThan(10));
    await walkByKeys(async () => {
      await press('Tab');
      await expect(region).toHaveFocus();
    });
  },
};
