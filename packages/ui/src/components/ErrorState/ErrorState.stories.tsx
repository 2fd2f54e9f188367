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

/** The connection is lost: what is missing, what still works, and what happens next. */
export const Offline: Story = {
  parameters: { visual: { disable: true, reason: 'Offline of the listings page shows it' } },
  args: { offline: true, title: 'Unable to load favorites', children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /You are offline.*Unable to load favorites.*still works.*when you’re back online/,
    );
    await expect(canvas.getByRole('heading')).toHaveTextContent('You are offline');
  },
};
