import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { ownFrame } from '../../samples/index.ts';
import {
  expectFollowed,
  expectPressed,
  expectTabStaysIn,
  press,
  walkByKeys,
} from '../../samples/keyboard.ts';
import { AlertDialog } from './index.ts';

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  parameters: ownFrame,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Your listing is live',
    message: 'Neighbors can find it now.',
    type: 'success',
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two actions; the main one has the focus. */
export const Success: Story = {
  args: {
    primaryAction: { label: 'View Listing', href: '#listing' },
    secondaryAction: { label: 'Create Another', onAction: fn() },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription('Neighbors can find it now.');
    const link = canvas.getByRole('link', { name: 'View Listing' });
    await waitFor(() => expect(link).toHaveFocus());
    await walkByKeys(() => expectFollowed(link));
  },
};

/** One action, next to Close. */
export const Failure: Story = {
  args: {
    type: 'error',
    title: texts.common.somethingWentWrong,
    message: texts.common.somethingWentWrongTryAgain,
    primaryAction: { label: texts.common.tryAgain, onAction: fn() },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A destructive question: the safe action has the focus. */
export const Destructive: Story = {
  args: {
    type: 'warning',
    title: 'Delete this listing?',
    message: 'It cannot be brought back.',
    destructive: true,
    primaryAction: { label: 'Delete', onAction: fn() },
    secondaryAction: { label: 'Keep it', onAction: fn() },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const keep = canvas.getByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(keep).toHaveFocus());
    await walkByKeys(async () => {
      const remove = canvas.getByRole('button', { name: 'Delete' });
      await expectTabStaysIn(canvas.getByRole('alertdialog'), keep, remove);
      await expectPressed(keep);
      await expect(args.secondaryAction?.onAction).toHaveBeenCalledTimes(2);
      await expect(args.primaryAction?.onAction).not.toHaveBeenCalled();
    });
  },
};

/** No action, only Close. The focus returns to the element that opened it. */
export const Notice: Story = {
  args: { type: 'info', title: 'Cookie preferences', message: texts.cookies.saved },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Save</Button>
        <AlertDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await walkByKeys(async () => {
      await press('Enter');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus());
      await press('Escape');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(canvas.queryByRole('alertdialog')).toBeNull();
    });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
