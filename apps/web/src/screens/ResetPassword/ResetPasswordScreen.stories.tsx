import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { fill } from '../../mocks/fill.ts';
import { account } from '../../mocks/index.ts';
import { answering, at, inApp } from '../../mocks/story.tsx';
import { paths } from '../../paths.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = {
  title: 'Screens/ResetPassword',
  component: ResetPasswordScreen,
  ...inApp(`${paths.resetPassword.href()}?token=from-the-mail`),
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvasElement: HTMLElement, password: string, again = password): Promise<void> {
  const canvas = within(canvasElement);
  await fill(await canvas.findByLabelText('New password'), password);
  await fill(canvas.getByLabelText('New password once more'), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Save the new password' }));
}

export const Default: Story = {};

/** Without the classes of letters, and not the same twice. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'alllowercase', 'other');
    await expect(await canvas.findByText(texts.auth.resetPasswordClasses)).toBeVisible();
    await expect(canvas.getByText(texts.auth.resetMismatch)).toBeVisible();
  },
};

/** The link was used or is too old. */
export const StaleLink: Story = {
  parameters: answering(account.staleReset),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'Porchlight2');
    await expect(await canvas.findByText(texts.auth.resetFailed)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

/** Done. Whoever presses anything stays here; everyone else is taken to the sign-in page. */
export const Changed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'Porchlight2');
    await expect(await canvas.findByText(texts.auth.resetDone)).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Password changed' }));
  },
};

/** No token: on to asking for a link, with the reason. */
export const WithoutToken: Story = {
  parameters: at(paths.resetPassword.href()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.auth.resetTokenMissing)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  },
};
