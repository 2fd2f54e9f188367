import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ownFrame } from '../../samples/index.ts';
import { expectPressed, expectTabStaysIn, press, walkByKeys } from '../../samples/keyboard.ts';
import { UrgencyDialog } from './index.ts';

const meta = {
  title: 'Patterns/UrgencyDialog',
  component: UrgencyDialog,
  parameters: ownFrame,
  args: { open: true, onCancel: fn(), onContinue: fn() },
} satisfies Meta<typeof UrgencyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only Continue confirms; Cancel and Escape do not. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('alertdialog'));
    await expect(dialog.getByText(/call 911 now/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onContinue).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'I Understand, Continue' }));
    await expect(args.onContinue).toHaveBeenCalledTimes(1);
    await walkByKeys(async () => {
      const answers = dialog.getAllByRole('button');
      await expectTabStaysIn(within(canvasElement).getByRole('alertdialog'), ...answers);
      for (const answer of answers) await expectPressed(answer);
      await expect(args.onCancel).toHaveBeenCalledTimes(3);
      await expect(args.onContinue).toHaveBeenCalledTimes(3);
      await press('Escape');
      await expect(args.onCancel).toHaveBeenCalledTimes(4);
      await expect(args.onContinue).toHaveBeenCalledTimes(3);
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'small', isRotated: false } } };
