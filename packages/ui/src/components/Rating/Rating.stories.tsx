import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Stack } from '../../primitives/Stack/index.ts';
import { KitProvider } from '../../provider/index.ts';
import { Rating } from './index.ts';

const meta = {
  title: 'Components/Rating',
  component: Rating,
  args: { value: 4.5, count: 1240 },
} satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One accessible text. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4.5 of 5 stars, 1,240 ratings')).toBeInTheDocument();
    await expect(canvas.getByText('(1,240)')).toHaveAttribute('aria-hidden');
  },
};

/** Every half, three sizes, without the number, and without ratings. */
export const Looks: Story = {
  render: () => (
    <Stack gap={3}>
      {[0, 0.4, 1, 2.25, 2.5, 3.74, 4.9, 5].map((value) => (
        <Rating key={value} value={value} count={12} />
      ))}
      <Rating value={4.5} size="sm" count={3} />
      <Rating value={4.5} size="lg" />
      <Rating value={3.5} showValue={false} count={1} />
      <Rating value={8.2} max={10} />
      <Rating value={null} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3.5 of 5 stars, 1 rating')).toBeInTheDocument();
    await expect(canvas.getByText('No ratings yet')).toBeVisible();
  },
};

/** Digits and signs of the language; stars fill from the start of the line. */
export const RightToLeft: Story = {
  render: (args) => (
    <KitProvider locale="ar-EG">
      <div dir="rtl" lang="ar">
        <Rating
          {...args}
          messages={{ stars: (value, max, { number }) => `${number(value)} من ${number(max)}` }}
        />
      </div>
    </KitProvider>
  ),
  args: { count: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('٤٫٥ من ٥')).toBeInTheDocument();
  },
};
