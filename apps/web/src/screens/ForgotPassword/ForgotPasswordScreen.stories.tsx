import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { fill } from '../../testing/fill.ts';
import { account, offline } from '../../testing/mocks/index.ts';
import { answering, inApp, onPhone } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = {
  title: 'Screens/ForgotPassword',
  component: ForgotPasswordScreen,
  ...inApp(paths.forgotPassword.href()),
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function ask(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await fill(await canvas.findByLabelText('Email'), 'ana@porchlight.test');
  await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
}

export const Default: Story = { globals: onPhone };

/** Validated while typing. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('Email');
    await fill(email, 'ana');
    await expect(await canvas.findByText(texts.auth.emailInvalid)).toBeVisible();
    await userEvent.clear(email);
    await expect(await canvas.findByText(texts.auth.emailRequired)).toBeVisible();
  },
};

/** The confirmation: its heading has the focus, and a link leads back to enter another email. */
export const Sent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement);
    const title = await canvas.findByRole('heading', { name: texts.auth.forgotSentTitle });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: texts.auth.forgotAnother }));
    await expect(await canvas.findByLabelText('Email')).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await ask(canvasElement);
    await expect(await canvas.findByRole('heading', { name: texts.auth.forgotSentTitle })).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: answering(account.pending),
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Send the link' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A server failure: the email stays. */
export const ServerInTrouble: Story = {
  parameters: { ...answering(account.failing), visual: { disable: true, reason: 'looks as Offline does' } },
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.auth.forgotFailed);
    await expect(canvas.getByLabelText('Email')).toHaveValue('ana@porchlight.test');
  },
};

/** Offline: the email stays. */
export const Offline: Story = {
  parameters: answering(offline),
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.auth.forgotFailed);
    await expect(canvas.getByLabelText('Email')).toHaveValue('ana@porchlight.test');
  },
};

/** Too many attempts: the server's message says how long to wait. */
export const Limited: Story = {
  parameters: answering(account.limited),
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement);
    await expect(await canvas.findByText(texts.attempts.tooManyFor('15 minutes'))).toBeVisible();
  },
};
