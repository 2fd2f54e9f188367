import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { press, walkByKeys } from '../../samples/keyboard.ts';
import { Select } from './index.ts';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Sort by',
    onValueChange: fn(),
    options: [
      { value: 'date', label: 'Date' },
      { value: 'price', label: 'Price' },
      { value: 'title', label: 'Title' },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Sort by' });
    await walkByKeys(async () => {
      const isOpen = () => select.matches(':open');
      await press('Tab', 'ArrowDown');
      await expect(select).toHaveValue('price');
      await press('ArrowUp');
      await expect(select).toHaveValue('date');
      await press('End');
      await expect(select).toHaveValue('title');
      await press('Home');
      await expect(select).toHaveValue('date');
      await press('Space');
      await waitFor(() => expect(isOpen()).toBe(true));
      // The open list's arrow keys are native: the list is not part of the page.
      await press('Enter');
      await waitFor(() => expect(isOpen()).toBe(false));
      await press('Space');
      await waitFor(() => expect(isOpen()).toBe(true));
      await press('Escape');
      await waitFor(() => expect(isOpen()).toBe(false));
      await expect(select).toHaveValue('date');
      await press('t');
      await expect(select).toHaveValue('title');
      await press('Home');
    });
    await userEvent.selectOptions(select, 'Price');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('price');
    await expect(select).toHaveValue('price');
  },
};

export const States: Story = {
  render: ({ options }) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 400 }}>
      <Select
        label="Category"
        placeholder="All categories"
        options={[
          { label: 'Services', options: [{ value: 'tutoring', label: 'Tutoring' }] },
          { label: 'For Sale', options: [{ value: 'furniture', label: 'Furniture' }] },
        ]}
      />
      <Select label="Price type" options={options} placeholder="Choose" error="Please select a price type" />
      <Select label="Disabled" options={options} disabled />
      <Select label="Listings per page" size="sm" options={[{ value: '20', label: '20' }]} />
      <Select
        label="Long words"
        options={[{ value: 'x', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' }]}
      />
    </div>
  ),
};
