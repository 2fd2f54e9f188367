import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { ownFrame, sampleListing } from '../../samples/index.ts';
import { expectTabStaysIn, press, walkByKeys } from '../../samples/keyboard.ts';
import { OfferForm, type OfferFormProps } from './index.ts';

/** Keeps the amount, as the offer flow does. */
function Owner(props: OfferFormProps) {
  const [amount, setAmount] = useState(props.amount);
  return <OfferForm {...props} amount={amount} onAmountChange={setAmount} />;
}

const meta = {
  title: 'Patterns/OfferForm',
  component: OfferForm,
  parameters: ownFrame,
  args: {
    open: true,
    listing: sampleListing(),
    amount: '',
    onAmountChange: fn(),
    onSend: fn(),
    onClose: fn(),
  },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof OfferForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The amount has the focus; Enter and the button send. */
export const Default: Story = {
  parameters: {
    ...ownFrame,
    visual: { disable: true, reason: 'Countering shows the same, and a line more' },
  },
  play: async ({ canvasElement, args }) => {
    const sheet = await within(canvasElement).findByRole('dialog', { name: 'Make an offer' });
    const dialog = within(sheet);
    const amount = dialog.getByLabelText(/Your offer/);
    await expect(amount).toHaveFocus();
    await userEvent.type(amount, '210');
    await waitFor(() => expect(amount).toHaveValue('210'));
    await walkByKeys(async () => {
      const button = (name: string) => dialog.getByRole('button', { name });
      await expectTabStaysIn(sheet, button('Close'), amount, button('Cancel'), button('Send offer'));
      amount.focus();
      await press('Enter');
      await expect(args.onSend).toHaveBeenCalledTimes(1);
      await press('Escape');
      await expect(args.onClose).toHaveBeenCalled();
    });
  },
};

/** It counters another offer; an invalid amount shows an error at the field. */
export const Countering: Story = {
  args: { counteredAmount: 190, amount: 'a lot', error: 'Please enter an amount, such as 120 or 119.50' },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Offer another amount' }));
    await waitFor(() => expect(dialog.getByText('$190')).toBeVisible());
    await expect(dialog.getByLabelText(/Your offer/)).toHaveAccessibleDescription(/Please enter an amount/);
  },
};

export const Sending: Story = {
  parameters: {
    ...ownFrame,
    visual: { disable: true, reason: 'Sending of ContactSellerDialog shows the same' },
  },
  args: { amount: '210', sending: true },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sending...' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(dialog.getByLabelText(/Your offer/)).toHaveAttribute('readonly');
  },
};
