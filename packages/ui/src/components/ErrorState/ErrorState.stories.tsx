import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { expectPressed, walkByKeys } from '../../samples/keyboard.ts';
import { ErrorState } from './index.ts';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: { onRetry: fn(), children: texts.listings.failedText },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Something failed: what happened, and a way to try again. */
export const Failed: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    const button = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await walkByKeys(() => expectPressed(button));
  },
};
