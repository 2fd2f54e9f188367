import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { emailSamples } from '../../testing/emailSamples.ts';

interface Props {
  kind: keyof typeof emailSamples;
  /** HTML as in most mail programs, or the plain text. */
  as: 'html' | 'text';
}

/** An email as a mail program shows it, in its own document. */
function ShownEmail({ kind, as }: Props) {
  const { subject, text, html } = emailSamples[kind];
  if (as === 'text')
    return (
      <pre style={{ margin: 0, padding: 24, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>
    );
  return (
    <iframe
      title={subject}
      srcDoc={html}
      // Neither scripts nor forms, as in mail programs.
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) => {
        const { contentDocument, style } = currentTarget;
        style.height = `${contentDocument?.documentElement.scrollHeight ?? 0}px`;
      }}
      style={{ display: 'block', width: '100%', border: 0 }}
    />
  );
}

const meta = {
  title: 'Emails/To people',
  component: ShownEmail,
  args: { as: 'html' },
  parameters: {
    layout: 'fullscreen',
    visual: { disable: true, reason: 'set in the fonts of the reader, which every machine has others of' },
  },
  play: async ({ canvas, args: { kind } }) => {
    const { subject } = emailSamples[kind];
    const frame = await canvas.findByTitle<HTMLIFrameElement>(subject);
    await waitFor(async () => {
      const body = frame.contentDocument?.body;
      if (body === undefined) throw new Error('The email has not loaded yet.');
      await expect(within(body).getByRole('heading', { name: subject })).toBeInTheDocument();
    });
  },
} satisfies Meta<typeof ShownEmail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ListingExpires: Story = { args: { kind: 'listing_expires' } };
export const PasswordReset: Story = { args: { kind: 'password_reset' } };
export const PasswordChanged: Story = { args: { kind: 'password_changed' } };
export const ConfirmEmail: Story = { args: { kind: 'confirm_email' } };
export const EmailChangeAsked: Story = { args: { kind: 'email_change_asked' } };
export const EmailChanged: Story = { args: { kind: 'email_changed' } };
export const AlreadyRegistered: Story = { args: { kind: 'already_registered' } };
export const ClaimedAddress: Story = { args: { kind: 'claimed_address' } };
export const AddressSuspended: Story = { args: { kind: 'address_suspended' } };
export const ReportReceived: Story = { args: { kind: 'report_received' } };
export const ReportDecided: Story = { args: { kind: 'report_decided' } };
export const Decided: Story = { args: { kind: 'decided' } };
export const DecisionUndone: Story = { args: { kind: 'decision_undone' } };

/** One event; its footer has an unsubscribe link. */
export const Notification: Story = { args: { kind: 'notification' } };

/** All events of a day, for users who chose the daily email. */
export const DailyEmail: Story = { args: { kind: 'daily_letter' } };

/** Shown by programs without HTML. */
export const AsText: Story = {
  args: { kind: 'listing_expires', as: 'text' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hello Ana Morales/)).toHaveTextContent('The Porchlight team');
  },
};
