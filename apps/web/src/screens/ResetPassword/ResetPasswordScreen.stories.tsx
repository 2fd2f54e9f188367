import { resetLinkPath, storageKeys, texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { expectAccountName } from '../../testing/expectAccountName.ts';
import { expectErrorsNameFields } from '../../testing/expectErrorsNameFields.ts';
import { fill } from '../../testing/fill.ts';
import { account, offline } from '../../testing/mocks/index.ts';
import { answering, at, inApp, leadingTo, onPhone } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = {
  title: 'Screens/ResetPassword',
  component: ResetPasswordScreen,
  ...inApp(resetLinkPath('from-the-mail', 'ana@porchlight.test')),
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvasElement: HTMLElement, password: string, again = password): Promise<void> {
  const canvas = within(canvasElement);
  await fill(await canvas.findByLabelText('New password'), password);
  await fill(canvas.getByLabelText('New password once more'), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Save the new password' }));
}

/** The link also names the account, for password managers only. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('New password');
    await waitFor(() => expectAccountName(field, 'ana@porchlight.test'));
  },
};

/** Without the required characters, and two different passwords. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'alllowercase', 'other');
    await expect(await canvas.findByText(texts.auth.resetPasswordClasses)).toBeVisible();
    await expect(canvas.getByText(texts.auth.resetMismatch)).toBeVisible();
    await expectErrorsNameFields(canvasElement);
  },
};

/** The link was used or has expired. */
export const StaleLink: Story = {
  parameters: {
    ...answering(account.staleReset),
    visual: { disable: true, reason: 'looks as Offline does' },
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'Porchlight2');
    await expect(await canvas.findByText(texts.auth.resetFailed)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

export const Sending: Story = {
  parameters: answering(account.pending),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'Porchlight2');
    await expect(canvas.getByRole('button', { name: 'Save the new password' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A server failure: typed text stays. */
export const ServerInTrouble: Story = {
  parameters: { ...answering(account.failing), visual: { disable: true, reason: 'looks as Offline does' } },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'Porchlight2');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.auth.resetFailed);
    await expect(canvas.getByLabelText('New password')).toHaveValue('Porchlight2');
  },
};

/** Offline: the link stays valid, and typed text stays. */
export const Offline: Story = {
  parameters: answering(offline),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'Porchlight2');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.auth.resetFailed);
    await expect(canvas.getByLabelText('New password')).toHaveValue('Porchlight2');
  },
};

/** Too many attempts: the server's message says how long to wait. */
export const Limited: Story = {
  parameters: answering(account.limited),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'Porchlight2');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.attempts.tooManyFor('15 minutes'));
  },
};

/** After three seconds: the sign-in page, with a success message and the link's email. */
export const ThenSignIn: Story = {
  ...leadingTo(paths.login.href()),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'Porchlight2');
    await canvas.findByRole('heading', { name: texts.navigation.signIn });
    await expect(canvas.getByText(texts.auth.resetDone)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('ana@porchlight.test');
  },
};

/** Resetting the password ends the user's session here as well: signing in is possible at once. */
export const WhileSignedIn: Story = {
  ...leadingTo(paths.login.href()),
  parameters: {
    ...at(resetLinkPath('from-the-mail', 'ana@porchlight.test'), { as: 'ana' }),
    visual: { disable: true, reason: 'looks like signing in' },
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'Porchlight2');
    await userEvent.click(await canvas.findByRole('link', { name: texts.navigation.signIn }));
    await expect(await canvas.findByLabelText('Email')).toHaveValue('ana@porchlight.test');
    await expect(localStorage.getItem(storageKeys.token)).toBeNull();
  },
};

/** Done. A key press stays on this page; otherwise it redirects to the sign-in page. */
export const Changed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'Porchlight2');
    await expect(await canvas.findByText(texts.auth.resetDone)).toBeVisible();
    const title = canvas.getByRole('heading', { name: 'Password changed' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }));
    await expect(await canvas.findByText('You are staying here.')).toBeVisible();
  },
};

/** Without a token: redirects to request a link, with the reason. */
export const WithoutToken: Story = {
  parameters: at(paths.resetPassword.href()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.auth.resetTokenMissing)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  },
};

export const Phone: Story = { globals: onPhone };
