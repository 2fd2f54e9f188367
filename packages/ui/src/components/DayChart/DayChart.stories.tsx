import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Grid } from '../../primitives/Grid/index.ts';
import { press, walkByKeys } from '../../samples/keyboard.ts';
import { DayChart, type DayValue } from './index.ts';

const values = [4, 7, 0, 12, 9, 3, null, 8, 15, 11, 6, 2, 9, 1204];
const days: readonly DayValue[] = values.map((value, index) => ({
  day: `2026-06-${String(index + 1).padStart(2, '0')}`,
  value,
}));

const meta = {
  title: 'Components/DayChart',
  component: DayChart,
  args: { label: 'New listings', days: days.slice(0, -1) },
} satisfies Meta<typeof DayChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chart has a summary as its name; the table has every number. */
export const Default: Story = {
  parameters: { visual: { disable: true, reason: 'The first of States shows the same' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: 'New listings' })).toHaveTextContent('86in 13 days');
    await expect(
      canvas.getByRole('img', {
        name: 'New listings by day, Jun 1, 2026 to Jun 13, 2026. The most: 15, on Jun 9, 2026.',
      }),
    ).toBeVisible();
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(12);
    const opener = canvas.getByText('New listings, day by day', { selector: 'summary' });
    const cell = canvas.getByText('Jun 7, 2026');
    await expect(cell).not.toBeVisible();
    await walkByKeys(async () => {
      await press('Tab');
      await expect(opener).toHaveFocus();
      await press('Enter');
      await waitFor(() => expect(cell).toBeVisible());
      await press('Space');
      await waitFor(() => expect(cell).not.toBeVisible());
    });
    await userEvent.click(opener);
    await waitFor(() => expect(cell).toBeVisible());
    await expect(canvas.getByRole('row', { name: /Jun 7, 2026/ })).toHaveTextContent('–');
    await expect(canvas.getByRole('row', { name: /Jun 3, 2026/ })).toHaveTextContent('0');
  },
};

/** Sums, an average with its unit, only zeros, loading, and failed to load. */
export const States: Story = {
  render: (args) => (
    <Grid>
      <DayChart {...args} />
      <DayChart {...args} label="Messages" days={days} />
      <DayChart
        {...args}
        label="Time to decision"
        over="average"
        format={{ style: 'unit', unit: 'hour', maximumFractionDigits: 1 }}
      />
      <DayChart {...args} label="Sold" days={days.map(({ day }) => ({ day, value: 0 }))} />
      <DayChart {...args} label="Hours" over="average" days={days.map(({ day }) => ({ day, value: null }))} />
      <DayChart {...args} label="New people" days={undefined} />
      <DayChart {...args} label="Reports" days={null} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Time to decision' })).toHaveTextContent(
      '7.2 hron average, of 12 days',
    );
    await expect(canvas.getByRole('img', { name: 'Hours by day: no numbers yet.' })).toBeInTheDocument();
    await expect(canvas.getByRole('figure', { name: 'New people' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('figure', { name: 'Reports' })).toHaveTextContent('Reports–');
  },
};
