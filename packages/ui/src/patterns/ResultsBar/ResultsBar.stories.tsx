import { activeFilterCount, defaultSearch, type ListingsSearch } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { Select } from '../../components/Select/index.ts';
import { MapPinIcon } from '../../icons/index.ts';
import { sampleCategories } from '../../samples/index.ts';
import { press } from '../../samples/keyboard.ts';
import { FilterPanel } from '../FilterPanel/index.ts';
import { ResultsBar } from './index.ts';

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

const meta = {
  title: 'Patterns/ResultsBar',
  component: ResultsBar,
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
  },
} satisfies Meta<typeof ResultsBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Positions of filters, view and order, and how much of the order's text is truncated. */
function measure(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const order = canvas.getByLabelText<HTMLSelectElement>('What comes first');
  const parts = [canvas.getByText('Filters'), canvas.getByRole('link', { name: 'Map' }), order];
  return {
    lines: new Set(parts.map((part) => Math.round(part.getBoundingClientRect().top))).size,
    cut: order.scrollWidth - order.clientWidth,
    targets: parts.map((part) => part.getBoundingClientRect()),
  };
}

const isWhole = async (canvasElement: HTMLElement, lines: number): Promise<void> => {
  const found = measure(canvasElement);
  await expect(found.lines).toBe(lines);
  await expect(found.cut).toBeLessThanOrEqual(0);
  for (const { width, height } of found.targets)
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
};

/** The filters at the start, the others at the end. */
export const Default: Story = {
  parameters: { visual: { disable: true, reason: 'Tablet and Success of the listings screen show it' } },
  play: async ({ canvas, canvasElement }) => {
    await isWhole(canvasElement, 1);
    canvas.getByRole('link', { name: 'Map' }).focus();
    await press('Tab');
    await expect(canvas.getByLabelText('What comes first')).toHaveFocus();
    canvas.getByLabelText('What comes first').blur();
  },
};

/** All in one line, with every sort order. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvasElement }) => isWhole(canvasElement, 1),
};

/** Without filters the icon is shown again instead of their number. */
export const PhoneUnfiltered: Story = {
  args: { filters: <Filters value={defaultSearch} /> },
  globals: { viewport: { value: 'mobile', isRotated: false } },
  parameters: { visual: { disable: true, reason: 'Phone shows the line' } },
  play: async ({ canvasElement }) => isWhole(canvasElement, 1),
};

/** If they do not fit, the order has its own line, with its whole text. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  parameters: { visual: { disable: true, reason: 'Phone shows the same in one line' } },
  play: async ({ canvasElement }) => isWhole(canvasElement, 2),
};

/** The same with text twice as large. */
export const LargeLetters: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  parameters: { visual: { disable: true, reason: 'Phone shows the same in one line' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvasElement }) => {
    await isWhole(canvasElement, 2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Without another view. */
export const WithoutView: Story = {
  args: { view: undefined },
  parameters: { visual: { disable: true, reason: 'Phone shows the same with a view' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByLabelText('What comes first')).toBeVisible();
  },
};
