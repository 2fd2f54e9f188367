import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../../primitives/Stack/index.ts';
import { expectFollowed, walkByKeys } from '../../samples/keyboard.ts';
import { inBrand } from '../../samples/index.ts';
import { BrandMark } from './index.ts';

const meta = {
  title: 'Patterns/BrandMark',
  component: BrandMark,
  decorators: [inBrand],
} satisfies Meta<typeof BrandMark>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In a bar, and on a page without a header. */
export const Sizes: Story = {
  render: () => (
    <Stack gap={6} align="start">
      <BrandMark href="#home" />
      <BrandMark href="#home" size="lg" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await walkByKeys(async () => {
      for (const link of canvas.getAllByRole('link')) await expectFollowed(link);
    });
  },
};
