import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ownFrame } from '../../samples/index.ts';
import { expectPressed, press, walkByKeys } from '../../samples/keyboard.ts';
import { PromiseDialog } from './index.ts';

const meta = {
  title: 'Patterns/PromiseDialog',
  component: PromiseDialog,
  parameters: ownFrame,
  args: {
    open: true,
    change: 'sell',
    listingTitle: 'Oak dining table',
    askers: [
      { id: 'user-ben', name: 'Ben Okafor' },
      { id: 'user-cleo', name: 'Cleo Marsh' },
    ],
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof PromiseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No answer is preselected: the wrong buyer might be notified. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Mark it as sold?' }));
    const confirm = dialog.getByRole('button', { name: 'Mark Sold' });
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(dialog.getByRole('group', { name: /Who bought it/ })).toHaveAccessibleDescription(
      'Choose one of these.',
    );
    await expect(dialog.getByRole('radio', { name: /Ben Okafor/ })).toHaveFocus();
    await userEvent.click(dialog.getByRole('radio', { name: 'Someone else' }));
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenLastCalledWith(null);
    await userEvent.click(dialog.getByRole('radio', { name: /Cleo Marsh/ }));
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenLastCalledWith('user-cleo');
    await walkByKeys(async () => {
      const [ben, cleo] = dialog.getAllByRole('radio');
      ben?.focus();
      await press('ArrowDown');
      await expect(cleo).toBeChecked();
      await press('ArrowUp');
      await expect(ben).toBeChecked();
      await press('Tab');
      const cancel = dialog.getByRole('button', { name: 'Cancel' });
      await expect(cancel).toHaveFocus();
      await press('Shift+Tab');
      await expect(ben).toHaveFocus();
      await expectPressed(cancel);
      await expect(args.onCancel).toHaveBeenCalledTimes(2);
      await press('Escape');
      await expect(args.onCancel).toHaveBeenCalledTimes(3);
    });
  },
};

const preselects =
  (name: RegExp): Story['play'] =>
  async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Mark Sold' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith('user-cleo');
  };

/** Sold after it was reserved: the buyer it is reserved for is preselected. */
export const Reserved: Story = {
  args: { promisedTo: 'user-cleo' },
  play: preselects(/Cleo Marsh/),
};

/** An offer was accepted: its buyer is preselected. */
export const OfferAccepted: Story = {
  args: {
    askers: [
      { id: 'user-ben', name: 'Ben Okafor' },
      { id: 'user-cleo', name: 'Cleo Marsh', has_accepted_offer: true },
    ],
  },
  parameters: { ...ownFrame, visual: { disable: true, reason: 'Looks as Reserved' } },
  play: preselects(/Cleo Marsh/),
};

/** The users who have written are still loading. */
export const Loading: Story = {
  args: { change: 'reserve', askers: undefined },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Reserve it?' }));
    await expect(dialog.getByRole('button', { name: 'Reserve' })).toBeDisabled();
  },
};

/** No user has written. */
export const Unasked: Story = {
  args: { askers: [] },
  parameters: { ...ownFrame, visual: { disable: true, reason: 'Default without the answers' } },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await expect(dialog.queryByRole('radio')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Mark Sold' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith(null);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'small', isRotated: false } } };
