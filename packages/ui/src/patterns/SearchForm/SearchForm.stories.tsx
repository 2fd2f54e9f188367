import { changeSearch, defaultSearch, texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { sampleCategories } from '../../samples/index.ts';
import { press } from '../../samples/keyboard.ts';
import { PlaceField } from '../PlaceField/index.ts';
import { SearchForm, type SearchFormProps } from './index.ts';

/** Keeps the search like a page does. */
function Page(props: SearchFormProps) {
  const [search, setSearch] = useState(defaultSearch);
  return (
    <SearchForm
      {...props}
      value={search}
      onValueChange={(change) => {
        props.onValueChange(change);
        setSearch(changeSearch(search, change));
      }}
    >
      <Button type="submit">Search</Button>
    </SearchForm>
  );
}

const meta = {
  title: 'Patterns/SearchForm',
  component: SearchForm,
  args: { value: defaultSearch, categories: sampleCategories, onValueChange: fn(), onSubmit: fn() },
  parameters: { visual: { disable: true, reason: 'drawn on the search page and in FilterPanel' } },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof SearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All values are reported at the end; search words select best match. */
export const Default: Story = {
  // Rendered in a picture because it is the thumbnail among the components.
  parameters: { visual: { disable: false } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Keywords'), 'sofa');
    await expect(canvas.getByLabelText('Sort by')).toHaveValue('relevance');
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Furniture');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ category: 'furniture', mainCategory: '' });
    await userEvent.type(canvas.getByLabelText('Max price'), '100');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      ...defaultSearch,
      query: 'sofa',
      category: 'furniture',
      maxPrice: 100,
      sort: 'relevance',
    });
  },
};

/**
 * A place means only the place until a radius is selected, before or after it; without a radius it is only the place
 * again.
 */
export const PlaceAndDistance: Story = {
  args: {
    placeField: ({ text, onTextChange, radius, onChoose, onLeave }) => (
      <PlaceField
        field={{
          inputValue: text,
          onInputChange: onTextChange,
          status: 'idle',
          suggestions: [],
          selected: null,
          onSelect: () => undefined,
          onClear: () => onChoose({ place: '' }),
          onBlur: onLeave,
        }}
        radius={radius}
        onRadiusChange={(chosen) => onChoose({ radius: chosen })}
      />
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    const place = canvas.getByRole('combobox', { name: 'Location' });
    const within = canvas.getByLabelText('Within');
    await userEvent.type(place, 'Austin');
    await press('Tab');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ location: 'Austin', near: '' });
    await userEvent.selectOptions(within, '25 miles');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ location: '', near: 'Austin', radius: 25 });
    await userEvent.selectOptions(within, 'This place');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ location: 'Austin', near: '' });
    await userEvent.click(canvas.getByRole('button', { name: /Clear/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ location: '', near: '' });
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
    await userEvent.selectOptions(within, '10 miles');
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
    await userEvent.type(place, 'TX');
    await press('Tab');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ location: '', near: 'TX', radius: 10 });
  },
};

/** An invalid price blocks it: the error is shown at the field, which gets the focus. */
export const WrongPrice: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const min = canvas.getByLabelText('Min price');
    await userEvent.type(min, '1e5');
    await expect(min).toBeValid();
    await press('Enter');
    await expect(min).toHaveAccessibleDescription(texts.listings.priceInvalid);
    await expect(min).toHaveFocus();
    await userEvent.clear(min);
    await userEvent.type(min, '50');
    await userEvent.type(canvas.getByLabelText('Max price'), '20');
    await press('Enter');
    await expect(canvas.getByLabelText('Max price')).toHaveAccessibleDescription(
      texts.listings.priceRangeInvalid,
    );
    await expect(canvas.getByLabelText('Max price')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
