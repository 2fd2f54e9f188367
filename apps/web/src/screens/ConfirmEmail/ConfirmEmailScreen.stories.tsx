import { confirmLinkPath, storageKeys, texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { paths } from '../../lib/paths.ts';
import { account, model, offline } from '../../testing/mocks/index.ts';
import { answering, at, inApp, leadingTo, onPhone } from '../../testing/story.tsx';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';

const link = confirmLinkPath('from-the-mail');

/** Cleo changes her email. */
function moveCleo(): void {
  const cleo = model().users.find(({ id }) => id === 'user-cleo');
  if (cleo !== undefined) cleo.pending_email = 'new@porchlight.test';
}

const meta = {
  title: 'Screens/ConfirmEmail',
  component: ConfirmEmailScreen,
  ...inApp(link),
} satisfies Meta<typeof ConfirmEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { name: 'Is this your account?' };
const confirm = { name: 'Confirm this address' };
const notMe = { name: 'This isn’t me' };

/** Opening the link shows the account and confirms nothing. */
export const Question: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', question)).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('Cleo');
    await expect(canvas.getByRole('main')).toHaveTextContent('c•••@porchlight.test');
    await expect(model().users.find(({ id }) => id === 'user-cleo')?.verified).toBe(false);
  },
};

/** The same for a changed email. */
export const QuestionOfChange: Story = {
  parameters: at(link, { prepare: moveCleo }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', question)).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('to yours, n•••@porchlight.test');
  },
};

/** Confirmed while signed out, by keyboard. */
export const Confirmed: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', confirm);
    button.focus();
    await userEvent.keyboard('{Enter}');
    const title = await canvas.findByRole('heading', { name: 'Address confirmed' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByRole('main')).toHaveTextContent(texts.auth.confirmDone);
    await expect(canvas.getByRole('link', { name: texts.navigation.signIn })).toBeVisible();
  },
};

/** Opened while signed in: the session updates at once. */
export const WhileSignedIn: Story = {
  ...leadingTo(paths.profile.href()),
  parameters: { ...at(link, { as: 'cleo' }), visual: { disable: true, reason: 'looks like the one before' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', confirm));
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to your profile' }));
    await expect(await canvas.findByText(texts.profile.verified)).toBeVisible();
    await expect(canvas.queryByText('Confirm your address')).toBeNull();
    await waitFor(() => expect(localStorage.getItem(storageKeys.auth)).toContain('"verified":true'));
  },
};

/** While the link is checked. */
export const Loading: Story = {
  parameters: answering(account.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Checking the link' })).toBeVisible();
  },
};

/** While the email is confirmed. */
export const Confirming: Story = {
  parameters: answering(account.pendingConfirmation),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', confirm));
    await waitFor(() => expect(canvas.getByRole('button', notMe)).toBeDisabled());
  },
};

/** "This isn't me" asks first. */
export const RemovalAsked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', notMe));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: texts.common.cancel })).toHaveFocus());
    await expect(dialog.getByText(/The account is deleted/)).toBeVisible();
  },
};

/** The email is removed, and the account with it. */
export const Removed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', notMe));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove my address' }));
    const title = await canvas.findByRole('heading', { name: 'Address removed' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(model().users.some(({ id }) => id === 'user-cleo')).toBe(false);
  },
};

/** For a changed email, only the new one is removed. */
export const RemovedOfChange: Story = {
  parameters: {
    ...at(link, { prepare: moveCleo }),
    visual: { disable: true, reason: 'looks like the one before' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', notMe));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await expect(dialog.getByText('The account keeps the address it has now.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove my address' }));
    await canvas.findByRole('heading', { name: 'Address removed' });
    const cleo = model().users.find(({ id }) => id === 'user-cleo');
    await expect([cleo?.email, cleo?.pending_email]).toEqual(['cleo@porchlight.test', undefined]);
  },
};

/** A server failure while confirming: the link stays valid. */
export const NotConfirmed: Story = {
  parameters: answering(account.failingConfirmation),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', confirm));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', confirm)).toBeEnabled();
    await expect(model().confirmTokens.has('from-the-mail')).toBe(true);
  },
};

/** Used, expired or incomplete: a visitor signs in to get another one. */
export const StaleLink: Story = {
  parameters: at(confirmLinkPath('of-last-week')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.auth.confirmFailed)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in to get a new link' })).toHaveAttribute(
      'href',
      paths.login.href(paths.profile.href()),
    );
  },
};

/** The same while signed in: another link is one click away. */
export const StaleLinkSignedIn: Story = {
  parameters: at(paths.confirmEmail.href(), { as: 'cleo' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new link' }));
    await expect(await canvas.findByText(texts.auth.confirmSent)).toBeVisible();
  },
};

/** Offline, the link stays valid. */
export const Offline: Story = {
  parameters: answering(offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.errors.offline);
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.errors.offline);
    await expect(retry).toHaveFocus();
    await expect(model().confirmTokens.has('from-the-mail')).toBe(true);
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', confirm)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
