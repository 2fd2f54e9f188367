import { confirmLinkPath, storageKeys, texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { paths } from '../../lib/paths.ts';
import { account, model, offline } from '../../testing/mocks/index.ts';
import { answering, at, inApp, leadingTo, onPhone } from '../../testing/story.tsx';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';

const link = confirmLinkPath('from-the-mail');

const meta = {
  title: 'Screens/ConfirmEmail',
  component: ConfirmEmailScreen,
  ...inApp(link),
} satisfies Meta<typeof ConfirmEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened on a device where nobody is signed in. */
export const Confirmed: Story = {
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'Address confirmed' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByRole('main')).toHaveTextContent(texts.auth.confirmDone);
    await expect(canvas.getByRole('link', { name: texts.navigation.signIn })).toBeVisible();
  },
};

/** Opened where its person is signed in: the session knows at once. */
export const WhileSignedIn: Story = {
  ...leadingTo(paths.profile.href()),
  parameters: { ...at(link, { as: 'cleo' }), visual: { disable: true, reason: 'looks like the one before' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to your profile' }));
    await expect(await canvas.findByText(texts.profile.verified)).toBeVisible();
    await expect(canvas.queryByText('Confirm your address')).toBeNull();
    await waitFor(() => expect(localStorage.getItem(storageKeys.auth)).toContain('"verified":true'));
  },
};

/** While the server is asked. */
export const Confirming: Story = {
  parameters: answering(account.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Confirming your address' })).toBeVisible();
  },
};

/** Used, too old, or not copied whole: whoever is not signed in has to do that first. */
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

/** The same for somebody who is signed in: another one is a press away. */
export const StaleLinkSignedIn: Story = {
  parameters: at(paths.confirmEmail.href(), { as: 'cleo' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new link' }));
    await expect(await canvas.findByText(texts.auth.confirmSent)).toBeVisible();
  },
};

/** The line is cut: the link is still good, and so it proves, once the line is back. */
export const Offline: Story = {
  parameters: answering(offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.errors.offline);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.errors.offline);
    await expect(model().confirmTokens.has('from-the-mail')).toBe(true);
  },
};

export const Mobile: Story = {
  globals: onPhone,
  parameters: at(confirmLinkPath('of-last-week'), { as: 'cleo' }),
};
