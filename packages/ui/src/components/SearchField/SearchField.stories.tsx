import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { SearchField } from './index.ts';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    onSearch: fn(),
    placeholder: 'Desk, bike, tutor',
    messages: { label: 'Search listings' },
    style: { maxInlineSize: 560 },
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing does not search; Enter does, with the text trimmed. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('search', { name: 'Search listings' })).toBeVisible();
    const input = canvas.getByRole('textbox', { name: 'Search listings' });
    await userEvent.type(input, '  walnut desk ');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await press('Enter');
    await expect(args.onSearch).toHaveBeenLastCalledWith('walnut desk');
    const submit = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(submit);
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
    await walkByKeys(async () => {
      await expectTabOrder(
        canvasElement,
        input,
        canvas.getByRole('button', { name: 'Clear search' }),
        submit,
      );
      submit.focus();
      await press('Space');
      await expect(args.onSearch).toHaveBeenCalledTimes(3);
    });
  },
};

/** Clearing empties the field, searches without words and keeps the focus in the field. */
export const Clearing: Story = {
  args: { defaultValue: 'walnut desk' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Clear search' }).focus();
    await press('Space');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <SearchField {...args} defaultValue="bike" />
      <SearchField {...args} size="sm" messages={{ label: 'Search in a bar' }} />
      <SearchField {...args} size="lg" messages={{ label: 'Large search' }} />
      <SearchField
        {...args}
        dir="rtl"
        defaultValue="مكتب من خشب الجوز"
        messages={{ label: 'بحث', submit: 'بحث', clear: 'مسح' }}
      />
    </div>
  ),
};

/** On a phone the button is only the magnifier. */
export const Phone: Story = {
  args: { defaultValue: 'a rather long search for a walnut desk' },
  globals: { viewport: { value: 'small', isRotated: false } },
};
