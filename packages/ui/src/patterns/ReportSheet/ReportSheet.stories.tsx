import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { ownFrame } from '../../samples/index.ts';
import { expectTabStaysIn, press, walkByKeys } from '../../samples/keyboard.ts';
import { ReportSheet, type ReportSheetProps } from './index.ts';

/** Keeps reason and text, as a page does. */
function Owner(props: ReportSheetProps) {
  const [isOpen, setOpen] = useState(props.open);
  const [reason, setReason] = useState(props.reason);
  const [words, setWords] = useState(props.words);
  return (
    <ReportSheet
      {...props}
      open={isOpen}
      reason={reason}
      onReasonChange={setReason}
      words={words}
      onWordsChange={setWords}
      onClose={() => {
        props.onClose();
        setOpen(false);
      }}
    />
  );
}

const unpictured = (why: string) => ({ ...ownFrame, visual: { disable: true, reason: why } });

const meta = {
  title: 'Patterns/ReportSheet',
  component: ReportSheet,
  parameters: ownFrame,
  args: {
    open: true,
    title: 'Report this message',
    quote: 'Send the money first, then I give you the address.',
    reasons: [
      { value: 'scam', label: 'Scam or fraud' },
      { value: 'harassment', label: 'Harassment or threats' },
      { value: 'spam', label: 'Spam' },
      { value: 'other', label: 'Another reason' },
    ],
    reason: '',
    words: '',
    maxWords: 5000,
    further: (
      <TextLink standalone href="#report">
        Report an emergency or something else
      </TextLink>
    ),
    onReasonChange: fn(),
    onWordsChange: fn(),
    onSend: fn(),
    onClose: fn(),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof ReportSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheetIn = async (canvasElement: HTMLElement, name = 'Report this message') =>
  within(await within(canvasElement).findByRole('dialog', { name }));

/** A reason is required, text is not. */
export const Default: Story = {
  parameters: unpictured('Filled shows the same with a reason and text'),
  play: async ({ canvasElement, args }) => {
    const sheet = await sheetIn(canvasElement);
    await userEvent.click(sheet.getByRole('button', { name: 'Send report' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(sheet.getByRole('group', { name: /What’s wrong/ })).toHaveAccessibleDescription(
      'Choose a reason.',
    );
    const scam = sheet.getByRole('radio', { name: 'Scam or fraud' });
    await expect(scam).toHaveFocus();
    await userEvent.click(sheet.getByRole('radio', { name: 'Spam' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Send report' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await walkByKeys(async () => {
      const [cancel, send] = ['Cancel', 'Send report'].map((name) => sheet.getByRole('button', { name }));
      const text = sheet.getByRole('textbox', { name: /Anything to add/ });
      const spam = sheet.getByRole('radio', { name: 'Spam' });
      spam.focus();
      await press('ArrowUp');
      await expect(sheet.getByRole('radio', { name: 'Harassment or threats' })).toBeChecked();
      await press('ArrowDown', 'Tab');
      await expect(sheet.getByRole('link')).toHaveFocus();
      await press('Tab');
      await expect(text).toHaveFocus();
      await press('Tab');
      await expect(cancel).toHaveFocus();
      await press('Tab');
      await expect(send).toHaveFocus();
      await press('Shift+Tab');
      await expect(cancel).toHaveFocus();
      await expectTabStaysIn(
        within(canvasElement).getByRole('dialog'),
        sheet.getByRole('button', { name: 'Close' }),
      );
      // Nothing is typed: it closes without a question.
      await press('Escape');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
};

/** With text it asks before closing; Escape in the question means no. */
export const Filled: Story = {
  args: { reason: 'scam', words: 'He wants a gift card before I may see it.' },
  play: async ({ canvasElement, args }) => {
    const sheet = await sheetIn(canvasElement);
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    const question = within(await within(canvasElement).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep writing' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(sheet.getByRole('textbox')).toHaveValue('He wants a gift card before I may see it.');
  },
};

/** The text is discarded only when the user says so. */
export const Discarded: Story = {
  args: { words: 'He wants a gift card' },
  parameters: unpictured('the question looks as in AlertDialog'),
  play: async ({ canvasElement, args }) => {
    const sheet = await sheetIn(canvasElement);
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    const question = await within(canvasElement).findByRole('alertdialog', { name: 'Discard this report?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
  },
};

/** Nothing can be changed, and it is sent once. It can be closed. */
export const Sending: Story = {
  args: { reason: 'scam', words: 'He wants a gift card', sending: true },
  parameters: unpictured('looks like Filled but for the button'),
  play: async ({ canvasElement, args }) => {
    const sheet = await sheetIn(canvasElement);
    await userEvent.click(sheet.getByRole('button', { name: 'Sending...' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(sheet.getByRole('radio', { name: 'Spam' })).toBeDisabled();
    await expect(sheet.getByRole('textbox')).toHaveAttribute('readonly');
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** The last attempt failed: reason and text stay. */
export const Failed: Story = {
  args: { reason: 'scam', words: 'He wants a gift card', error: 'The report was not sent. Try again.' },
  parameters: unpictured('looks like Filled with an Alert'),
  play: async ({ canvasElement, args }) => {
    const sheet = await sheetIn(canvasElement);
    await expect(sheet.getByRole('alert')).toHaveTextContent('The report was not sent. Try again.');
    await expect(sheet.getByRole('radio', { name: 'Scam or fraud' })).toBeChecked();
    await userEvent.click(sheet.getByRole('button', { name: 'Send report' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

/** A text that is too long is not sent, and has the focus. */
export const TooLong: Story = {
  args: { reason: 'scam', words: 'He wants a gift card', maxWords: 10 },
  parameters: unpictured('Counter of TextArea shows it'),
  play: async ({ canvasElement, args }) => {
    const sheet = await sheetIn(canvasElement);
    await userEvent.click(sheet.getByRole('button', { name: 'Send report' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(sheet.getByRole('textbox')).toHaveFocus();
  },
};

/** Once sent: what happens next, which has the focus. */
export const Sent: Story = {
  args: {
    reason: 'scam',
    words: 'He wants a gift card',
    sent: {
      title: 'Report sent',
      text: 'A moderator will read it within two days. We won’t tell Ben who reported this.',
      action: (
        <Button tone="neutral" variant="outline">
          Block Ben
        </Button>
      ),
    },
  },
  parameters: unpictured('a title, a sentence and two buttons'),
  play: async ({ canvasElement, args }) => {
    const sheet = await sheetIn(canvasElement, 'Report sent');
    await waitFor(() => expect(sheet.getByText(/^A moderator will read it/)).toHaveFocus());
    await expect(sheet.queryByRole('radio')).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
