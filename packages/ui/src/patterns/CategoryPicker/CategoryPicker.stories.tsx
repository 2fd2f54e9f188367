import { categoryTree, type Category } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { CategoryPicker } from './index.ts';

const categories: Category[] = categoryTree.map(({ subCategories, ...group }) => ({
  ...group,
  id: `group-${group.slug}`,
  subCategories: subCategories.map((sub) => ({ ...sub, id: `sub-${sub.slug}` })),
}));

const meta = {
  title: 'Patterns/CategoryPicker',
  component: CategoryPicker,
  args: { categories, value: '', onValueChange: fn() },
  render: function Owned({ value: first = '', onValueChange, ...args }) {
    const [value, setValue] = useState(first);
    const change = (next: string) => {
      setValue(next);
      onValueChange?.(next);
    };
    return <CategoryPicker {...args} value={value} onValueChange={change} />;
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A main category shows its subcategories; another one clears the selected subcategory. */
export const Working: Story = {
  args: { requirement: 'required' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const sub = canvas.getByRole('combobox', { name: 'Specific category' });
    await expect(canvas.getByRole('group', { name: /^Category/ })).toBeVisible();
    await expect(sub).toBeDisabled();
    await press('Tab');
    await press('Space');
    await expect(canvas.getByRole('radio', { name: 'Services' })).toBeChecked();
    await press('ArrowRight');
    await expect(canvas.getByRole('radio', { name: 'For Sale' })).toBeChecked();
    await press('ArrowDown');
    await expect(canvas.getByRole('radio', { name: 'Community' })).toBeChecked();
    await press('ArrowUp', 'ArrowLeft');
    await expect(canvas.getByRole('radio', { name: 'Services' })).toBeChecked();
    await press('ArrowRight');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, canvas.getByRole('radio', { name: 'For Sale' }), sub);
      sub.focus();
      await press('Space');
      await waitFor(() => expect(sub.matches(':open')).toBe(true));
      await press('Escape');
      await waitFor(() => expect(sub.matches(':open')).toBe(false));
      await press('ArrowDown', 'ArrowUp', 'ArrowDown');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('sub-furniture');
    });
    await userEvent.selectOptions(sub, 'Furniture');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sub-furniture');
    await userEvent.click(canvas.getByRole('radio', { name: 'Community' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(sub).toHaveValue('');
    await userEvent.selectOptions(sub, 'Pets');
    await expect(sub).toHaveValue('sub-pets');
  },
};

/** With a value, the main category is found from the subcategory. */
export const Chosen: Story = {
  args: { value: 'sub-barbering', hint: 'Pick the closest one' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Services' })).toBeChecked();
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Barbering');
  },
};

/** A category that no longer exists counts as none. */
export const Missing: Story = {
  args: { value: 'sub-gone', error: 'Please select a category' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Category' })).toHaveAccessibleDescription(
      'Please select a category',
    );
  },
};
