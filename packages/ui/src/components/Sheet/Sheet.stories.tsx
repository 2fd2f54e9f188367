import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { ownFrame } from '../../samples/index.ts';
import { expectTabStaysIn, press, walkByKeys } from '../../samples/keyboard.ts';
import { Sheet } from './index.ts';

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  parameters: ownFrame,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Filters',
    children: <Text>Category, place and price.</Text>,
    footer: <Button wide>Show 56 results</Button>,
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From the bottom, near the thumb. */
export const Bottom: Story = {
  play: async ({ args, canvasElement }) => {
    const sheet = within(canvasElement).getByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(sheet).toBeVisible());
    await walkByKeys(async () => {
      await expectTabStaysIn(sheet, ...within(sheet).getAllByRole('button'));
      await press('Escape');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'escape');
      // It requests to close; only its parent closes it.
      await expect(sheet).toBeVisible();
    });
  },
};

/** From the end of the line, for menus. */
export const End: Story = { args: { side: 'end' } };
