import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { sampleListing, sampleNow } from '../../samples/index.ts';
import { expectFollowed, expectPressed, expectTabOrder, walkByKeys } from '../../samples/keyboard.ts';
import { chooseAction } from '../../samples/chooseAction.ts';
import { ListingRow, type ListingRowProps, ListingRowSkeleton } from './index.ts';

const meta = {
  title: 'Patterns/ListingRow',
  component: ListingRow,
  subcomponents: { ListingRowSkeleton },
  args: {
    listing: sampleListing({}, 'table'),
    href: '#listing',
    editHref: '#edit',
    now: sampleNow,
    onChangeStatus: fn(),
    onBump: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof ListingRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every action names its listing; the less likely ones are in a menu. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Mark Sold.*Oak dining table/ }));
    await expect(args.onChangeStatus).toHaveBeenLastCalledWith('sell');
    for (const [name, called] of [
      ['Bump', args.onBump],
      ['Delete', args.onRemove],
    ] as const) {
      await chooseAction(canvasElement, /Oak dining table/, name);
      await expect(called).toHaveBeenCalledTimes(1);
    }
    const edit = canvas.getByRole('link', { name: /^Edit/ });
    await expect(edit).toHaveAttribute('href', '#edit');
    await walkByKeys(async () => {
      const title = canvas.getByRole('link', { name: /^Oak dining table/ });
      const [sold, more] = canvas.getAllByRole('button');
      if (!sold || !more) throw new Error('An action is missing.');
      await expectTabOrder(canvasElement, title, sold, edit, more);
      for (const link of [title, edit]) await expectFollowed(link);
      await expectPressed(sold);
    });
  },
};

const rows = (args: ListingRowProps) => (
  <div style={{ display: 'grid', gap: 16 }}>
    <ListingRow {...args} />
    <ListingRow
      {...args}
      pending="bump"
      listing={sampleListing({ title: 'City bike, 54 cm', price: 180 }, 'bike')}
    />
    <ListingRow
      {...args}
      listing={sampleListing({ title: 'Two-seat sofa, soft green', status: 'sold' }, 'sofa')}
    />
    <ListingRow
      {...args}
      note="You can bump this again on Jun 17, 2026"
      listing={sampleListing({ title: 'Reading chair', status: 'expired', view_count: 1 })}
    />
  </div>
);

/** Active, busy, sold, expired with a note. Only active ones can be sold or bumped. */
export const States: Story = {
  render: rows,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button', { name: /^Mark Sold/ })).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: /^More actions/ })).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Mark Sold : City bike, 54 cm' })).toBeDisabled();
  },
};

export const Phone: Story = { render: rows, globals: { viewport: { value: 'phone', isRotated: false } } };

/** The skeleton is as tall as the loaded row. */
export const Waiting: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ListingRow {...args} />
      <ListingRowSkeleton />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('article');
    const shape = row?.nextElementSibling;
    const difference = (shape?.clientHeight ?? 0) - (row?.clientHeight ?? 0);
    await expect(Math.abs(difference)).toBeLessThanOrEqual(8);
  },
};

export const Stress: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    listing: sampleListing(
      {
        title: 'Donaudampfschifffahrtsgesellschaftskapitänskleinbildkamera كاميرا',
        location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
        view_count: 1_204_567,
      },
      'camera',
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
