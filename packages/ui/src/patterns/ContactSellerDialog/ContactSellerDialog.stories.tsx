import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { ownFrame, sampleListing, sampleSeller } from '../../samples/index.ts';
import { expectTabStaysIn, press, walkByKeys } from '../../samples/keyboard.ts';
import { MessageNudge } from '../MessageNudge/index.ts';
import { ContactSellerDialog, type ContactSellerDialogProps } from './index.ts';

/** Keeps the texts and asks before discarding them, as the contact flow does. */
function Owner(props: ContactSellerDialogProps) {
  const [subject, setSubject] = useState(props.subject);
  const [message, setMessage] = useState(props.message);
  const [isOpen, setOpen] = useState(true);
  const [isAsking, setAsking] = useState(props.confirmingDiscard ?? false);
  return (
    <ContactSellerDialog
      {...props}
      open={isOpen}
      subject={subject}
      onSubjectChange={setSubject}
      message={message}
      onMessageChange={setMessage}
      onClose={() => {
        props.onClose();
        if (message.trim() === '') setOpen(false);
        else setAsking(true);
      }}
      confirmingDiscard={isAsking}
      onDiscard={() => setOpen(false)}
      onKeepWriting={() => setAsking(false)}
    />
  );
}

const meta = {
  title: 'Patterns/ContactSellerDialog',
  component: ContactSellerDialog,
  parameters: ownFrame,
  args: {
    open: true,
    subject: 'Inquiry about: Oak dining table with two chairs',
    message: '',
    onClose: fn(),
    onSend: fn(),
    onSubjectChange: fn(),
    onMessageChange: fn(),
  },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof ContactSellerDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The message has the focus; Send requires text; Ctrl or Cmd+Enter sends, Enter alone does not. */
export const Default: Story = {
  parameters: {
    ...ownFrame,
    visual: { disable: true, reason: 'Asking shows the same, and what it is about' },
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Contact Seller' }));
    const message = dialog.getByRole('textbox', { name: /Message/ });
    await expect(message).toHaveFocus();
    await expect(dialog.getByLabelText('Subject')).toHaveValue(
      'Inquiry about: Oak dining table with two chairs',
    );
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(message, '   ');
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(message, 'Is it still there?{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await press('Mod+Enter');
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledTimes(3);
    await walkByKeys(async () => {
      const button = (name: string) => dialog.getByRole('button', { name });
      const subject = dialog.getByLabelText('Subject');
      const stops = [button('Close'), subject, message, button('Cancel'), button('Send')];
      await expectTabStaysIn(within(canvasElement).getByRole('dialog'), ...stops);
      subject.focus();
      await press('Enter', 'Mod+Enter');
      await expect(args.onSend).toHaveBeenCalledTimes(5);
    });
  },
};

const questions = ['Is this still available?', 'Would you take less?', 'When could I come and see it?'];

/** Seller, listing and common questions: a press inserts a question, and never twice. */
export const Asking: Story = {
  args: { sellerName: sampleSeller.name, listing: sampleListing({}, 'table'), questions },
  play: async ({ canvasElement, args }) => {
    const dialog = within(
      await within(canvasElement).findByRole('dialog', {
        name: 'Contact Seller',
        description: `To ${sampleSeller.name}`,
      }),
    );
    await waitFor(() => expect(dialog.getByText(sampleListing().title)).toBeVisible());
    const message = dialog.getByRole('textbox', { name: /Message/ });
    const chip = (name: string) =>
      within(dialog.getByRole('list', { name: 'Often asked' })).getByRole('button', { name });
    await userEvent.click(chip('Is this still available?'));
    await waitFor(() => expect(message).toHaveValue('Is this still available?'));
    await expect(message).toHaveFocus();
    await userEvent.type(message, ' I live nearby.');
    chip('When could I come and see it?').focus();
    await press('Enter');
    await waitFor(() =>
      expect(message).toHaveValue('Is this still available? I live nearby. When could I come and see it?'),
    );
    chip('Is this still available?').focus();
    await press('Space');
    await expect(message).toHaveValue(
      'Is this still available? I live nearby. When could I come and see it?',
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A safety tip appears below the typed text; the message can still be sent. */
export const Nudged: Story = {
  parameters: {
    ...ownFrame,
    visual: {
      disable: true,
      reason: 'Kinds of MessageNudge shows it, Nudged of the messages where it stands',
    },
  },
  args: { message: 'I can send the money today', nudge: <MessageNudge kind="payFirst" side="written" /> },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/See it before you pay/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

export const Sending: Story = {
  args: { message: 'Is it still there? I could come on Saturday.', sending: true },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sending...' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(dialog.getByRole('textbox', { name: /Message/ })).toHaveAttribute('readonly');
  },
};

/** It failed: the reason is shown, the text is kept. */
export const Failed: Story = {
  args: {
    message: 'Is it still there? I could come on Saturday.',
    error: 'Failed to send message. Please try again.',
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to send message. Please try again.');
    await expect(dialog.getByRole('textbox', { name: /Message/ })).toHaveValue(
      'Is it still there? I could come on Saturday.',
    );
  },
};

/** Escape with unsent text asks first; keeping it returns to the text. */
export const Discarding: Story = {
  args: { message: 'Half a thought' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = await canvas.findByRole('dialog', { name: 'Contact Seller' });
    await walkByKeys(async () => {
      const isAsked = () => canvas.queryByRole('alertdialog') !== null;
      // Repeatedly, as an impatient user does: the text is never lost.
      for (const round of [1, 2, 3]) {
        await press('Escape');
        await waitFor(() => expect(isAsked(), `question ${round}`).toBe(true));
        await press('Escape');
        await waitFor(() => expect(isAsked(), `question ${round}`).toBe(false));
        await expect(dialog).toBeVisible();
      }
      await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue('Half a thought');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Discard your message?' }));
    await expect(question.getByRole('button', { name: 'Keep writing' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Keep writing' }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue('Half a thought');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await canvas.findByRole('alertdialog');
  },
};

/** Too long: the message is kept, and the counter shows the excess. On a phone it slides in from the lower edge. */
export const TooLong: Story = {
  args: {
    sellerName: sampleSeller.name,
    listing: sampleListing({}, 'table'),
    questions,
    message: `${'All about the table. '.repeat(240)}`,
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const sheet = await within(canvasElement).findByRole('dialog');
    await expect(within(sheet).getByRole('button', { name: 'Send' })).toBeDisabled();
    const edges = () => sheet.getBoundingClientRect();
    await waitFor(() => expect(Math.round(edges().bottom)).toBe(window.innerHeight));
    await expect(Math.round(edges().width)).toBe(window.innerWidth);
  },
};
