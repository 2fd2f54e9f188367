import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';

import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { MessageNudge } from '../MessageNudge/index.ts';
import { ReplyBox, type ReplyBoxProps } from './index.ts';

function Owner(props: ReplyBoxProps) {
  const [text, setText] = useState(props.value);
  return <ReplyBox {...props} value={text} onValueChange={setText} />;
}

const meta = {
  title: 'Patterns/ReplyBox',
  component: ReplyBox,
  args: { value: '', onValueChange: fn(), onSend: fn() },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof ReplyBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter sends, Shift+Enter starts a line, and Enter that ends an IME composition does neither. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox', { name: 'Reply' });
    await userEvent.type(box, '  {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(box, 'Saturday{Shift>}{Enter}{/Shift}at ten');
    await expect(box).toHaveValue('  Saturday\nat ten');
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await press('Enter');
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, box, send);
      box.focus();
      await press('Shift+Enter');
      await expect(args.onSend).toHaveBeenCalledTimes(2);
      await expect(box).toHaveValue('  Saturday\nat ten\n');
      await press('Backspace');
    });
  },
};

/** Sending, failed with the text kept, too long, closed. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 560 }}>
      <ReplyBox {...args} />
      <ReplyBox {...args} value="Saturday at ten is fine." state="sending" messages={{ label: 'Sending' }} />
      <ReplyBox {...args} value="Saturday at ten is fine." state="failed" messages={{ label: 'Failed' }} />
      <ReplyBox {...args} value={'line\n'.repeat(1100)} messages={{ label: 'Too long' }} />
      <ReplyBox {...args} closedReason="This listing is no longer active" />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sending' }), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Failed' })).toHaveAccessibleDescription(
      /Not sent. Try again./,
    );
    await expect(canvas.getByRole('textbox', { name: 'Too long' })).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Failed' }), '{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

/** A safety tip appears below the typed text, describes the field, and does not block sending. */
export const Nudged: Story = {
  parameters: {
    visual: {
      disable: true,
      reason: 'Kinds of MessageNudge shows it, Nudged of the messages where it stands',
    },
  },
  args: { nudge: <MessageNudge kind="elsewhere" side="written" />, value: 'Text me instead' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Reply' });
    await expect(box).toHaveAccessibleDescription(/Caution: Stay here/);
    await userEvent.type(box, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

export const Phone: Story = {
  parameters: { visual: { disable: true, reason: 'Phone of the messages shows it' } },
  args: { value: 'Saturday at ten is fine, and I will bring a friend who can help with carrying the table.' },
  globals: { viewport: { value: 'small', isRotated: false } },
};
