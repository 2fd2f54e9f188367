import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectFollowed, walkByKeys } from '../../samples/keyboard.ts';
import { CorrectedSearch } from './index.ts';

const meta = {
  title: 'Patterns/CorrectedSearch',
  component: CorrectedSearch,
  args: { query: 'bicycle', asked: 'bycicle', askedHref: '#exact' },
} satisfies Meta<typeof CorrectedSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The results are for a corrected query, with a link to the original one. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Showing results for bicycle. Search for “bycicle” instead',
    );
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#exact');
    await expect(canvasElement.querySelector('bdi')).toHaveTextContent('bicycle');
    await walkByKeys(() => expectFollowed(canvas.getByRole('link')));
  },
};

/** Words without a space break at the end of the line. */
export const Long: Story = {
  args: { query: 'refrigerator '.repeat(12), asked: 'refridgerator'.repeat(12) },
};
