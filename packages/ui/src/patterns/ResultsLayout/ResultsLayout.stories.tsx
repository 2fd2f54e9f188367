import { activeFilterCount, defaultSearch, type ListingsSearch } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { Chip } from '../../components/Chip/index.ts';
import { ChipRow } from '../../components/ChipRow/index.ts';
import { Select } from '../../components/Select/index.ts';
import { MapPinIcon } from '../../icons/index.ts';
import { sampleCategories } from '../../samples/index.ts';
import { press, walkByKeys } from '../../samples/keyboard.ts';
import { Card } from '../../primitives/Card/index.ts';
import { FilterPanel } from '../FilterPanel/index.ts';
import { ListingGrid } from '../ListingGrid/index.ts';
import { ResultsLayout } from './index.ts';

const narrowed = { ...defaultSearch, category: 'furniture', near: 'Austin, TX', minPrice: 20 };

const Filters = ({ value }: { value: ListingsSearch }) => (
  <FilterPanel
    value={value}
    activeCount={activeFilterCount(value)}
    categories={sampleCategories}
    onValueChange={fn()}
    onClear={fn()}
  />
);

const orders = ['Newest first', 'Price: Low to high'].map((label) => ({ value: label, label }));

const cards = ['Walnut desk', 'City bike', 'Guitar lessons', 'Toolbox'];

const meta = {
  title: 'Patterns/ResultsLayout',
  component: ResultsLayout,
  args: {
    filters: <Filters value={narrowed} />,
    order: (
      <Select
        label="What comes first"
        labelVisibility="hidden"
        size="sm"
        options={orders}
        defaultValue="Price: Low to high"
      />
    ),
    view: { href: '#map', label: 'Map', icon: <MapPinIcon size="sm" /> },
    chips: (
      <>
        <ChipRow label="Active filters">
          <Chip variant="filter" onRemove={fn()}>
            from $20
          </Chip>
        </ChipRow>
        <ChipRow label="Categories">
          {sampleCategories.map(({ slug, name }) => (
            <Chip key={slug} href={`#${slug}`}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      </>
    ),
    children: (
      <ListingGrid>
        {cards.map((name) => (
          <Card key={name}>{name}</Card>
        ))}
      </ListingGrid>
    ),
  },
} satisfies Meta<typeof ResultsLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

const parts = (canvasElement: HTMLElement): HTMLElement[] => {
  const canvas = within(canvasElement);
  return [
    canvas.getByText('Filters'),
    canvas.getByRole('link', { name: 'Map' }),
    canvas.getByLabelText('What comes first'),
  ];
};

/** All in one line with targets of 44 px; what does not fit is scrolled to, and the page is not wider than the screen. */
async function isOneLine(canvasElement: HTMLElement): Promise<void> {
  const boxes = parts(canvasElement).map((part) => part.getBoundingClientRect());
  await expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  for (const { width, height } of boxes) await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

/** Wide: the filters in a column, always shown, without a second choice of the order. */
export const Default: Story = {
  parameters: { visual: { disable: true, reason: 'Success of the listings screen shows it' } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const place = canvas.getByLabelText('Location');
    // `toBeVisible` takes the content of a closed `<details>` for hidden.
    await expect(place.checkVisibility()).toBe(true);
    await expect(canvas.getByText('Filters')).not.toBeVisible();
    await expect(canvas.getByLabelText('Sort by').checkVisibility()).toBe(false);
    const results = canvas.getByText('Walnut desk').getBoundingClientRect();
    await expect(place.getBoundingClientRect().right).toBeLessThan(results.left);
    canvas.getByRole('link', { name: 'Map' }).focus();
    await press('Tab');
    await expect(canvas.getByRole('button', { name: /from \$20/ })).toHaveFocus();
  },
};

/** Next to a map there is no space for a column: the filters open in place. */
export const WithoutColumn: Story = {
  args: { column: false },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { visual: { disable: true, reason: 'Tablet shows the line' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isOneLine(canvasElement);
    await userEvent.click(canvas.getByText('Filters'));
    await waitFor(() => expect(canvas.getByLabelText('Location')).toBeVisible());
    await expect(canvas.getByLabelText('Sort by')).toBeVisible();
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  parameters: { visual: { disable: true, reason: 'Tablet of the listings screen shows it' } },
  play: async ({ canvasElement }) => isOneLine(canvasElement),
};

/** The filters stay at the start of the line, which scrolls sideways next to them. */
export const Phone: Story = {
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await isOneLine(canvasElement);
    await walkByKeys(async () => {
      const order = canvas.getByLabelText('What comes first');
      canvas.getAllByRole('link').at(-1)?.focus();
      await press('Tab');
      await expect(order).toHaveFocus();
      await waitFor(() => expect(order.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
      canvas.getByRole('link', { name: 'Map' }).scrollIntoView({ inline: 'end', block: 'nearest' });
    });
  },
};

/** The same with text twice as large. */
export const LargeLetters: Story = {
  globals: phone,
  parameters: { visual: { disable: true, reason: 'Phone shows the same line' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvasElement }) => isOneLine(canvasElement),
};

/** Without another view and chips. */
export const Plain: Story = {
  args: { view: undefined, chips: undefined, filters: <Filters value={defaultSearch} /> },
  globals: phone,
  parameters: { visual: { disable: true, reason: 'Phone shows the same with both' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByLabelText('What comes first')).toBeVisible();
  },
};
