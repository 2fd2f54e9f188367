import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { CalendarIcon, GridIcon, ListIcon, MapPinIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { SegmentedControl, type Segment } from './index.ts';

const views: Segment[] = [
  { value: 'cards', label: 'Cards', icon: <GridIcon size="sm" /> },
  { value: 'rows', label: 'Rows', icon: <ListIcon size="sm" /> },
  { value: 'map', label: 'Map', icon: <MapPinIcon size="sm" /> },
];
const periods: Segment[] = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'View', options: views, onValueChange: fn() },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One tab stop; arrow keys select and wrap around; a press anywhere on a segment selects. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'View' })).toBeVisible();
    const cards = canvas.getByRole('radio', { name: 'Cards' });
    await expect(cards).toBeChecked();
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, cards);
      await press('Tab', 'ArrowRight');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('rows');
      await press('ArrowLeft');
      await expect(cards).toBeChecked();
      await press('ArrowUp');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('map');
      await press('ArrowDown');
      await expect(cards).toBeChecked();
    });
    await userEvent.click(canvas.getByText('Rows'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('rows');
    await expect(canvas.getByRole('radio', { name: 'Rows' })).toBeChecked();
  },
};

export const Looks: Story = {
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: 420 }}>
      <SegmentedControl label="Words" options={periods} defaultValue="week" />
      <SegmentedControl label="All the width" options={periods} fullWidth />
      <SegmentedControl label="Icons alone" options={views} segmentLabels="hidden" />
      <SegmentedControl label="Hidden label" labelVisibility="hidden" options={views} defaultValue="map" />
      <SegmentedControl
        label="One locked"
        hint="The calendar comes in spring"
        options={[
          ...periods,
          { value: 'year', label: 'Year', icon: <CalendarIcon size="sm" />, disabled: true },
        ]}
      />
      <SegmentedControl label="Locked" options={periods} disabled />
      <SegmentedControl label="Refused" options={periods} error="Choose a shorter period" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const icons = within(within(canvasElement).getByRole('group', { name: 'Icons alone' }));
    await expect(icons.getByRole('radio', { name: 'Map' })).toBeEnabled();
  },
};

/** In a plain form it keeps its own selection, submits it, and resets with the form. */
export const InForm: Story = {
  render: (args) => (
    <form>
      <Stack gap={4}>
        <SegmentedControl {...args} name="view" defaultValue="rows" />
        <Button type="reset" variant="outline" tone="neutral">
          Reset
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sent = () => new FormData(canvasElement.querySelector('form') ?? undefined).get('view');
    await expect(sent()).toBe('rows');
    await userEvent.click(canvas.getByText('Map'));
    await expect(sent()).toBe('map');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(sent()).toBe('rows');
    await expect(canvas.getByRole('radio', { name: 'Rows' })).toBeChecked();
  },
};

/** The parent keeps the selection; a rejected one is reverted. */
export const Controlled: Story = {
  render: function Owned({ onValueChange, ...args }) {
    const [value, setValue] = useState('cards');
    return (
      <SegmentedControl
        {...args}
        value={value}
        onValueChange={(next) => {
          onValueChange?.(next);
          if (next !== 'map') setValue(next);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Rows'));
    await expect(canvas.getByRole('radio', { name: 'Rows' })).toBeChecked();
    await userEvent.click(canvas.getByText('Map'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('map');
    await expect(canvas.getByRole('radio', { name: 'Rows' })).toBeChecked();
  },
};

/** The first segment is at the start of the line. */
export const RightToLeft: Story = {
  args: {
    label: 'عرض',
    options: [
      { value: 'cards', label: 'بطاقات', icon: <GridIcon size="sm" /> },
      { value: 'rows', label: 'قائمة', icon: <ListIcon size="sm" /> },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = [canvas.getByText('بطاقات'), canvas.getByText('قائمة')];
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(second.getBoundingClientRect().right);
  },
};
