import { texts, unsubscribeLinkPath } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { paths } from '../../lib/paths.ts';
import { model, offline } from '../../testing/mocks/index.ts';
import { answering, at, inApp } from '../../testing/story.tsx';
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx';

const link = unsubscribeLinkPath('message~offer.user-ana.from-the-mail');
const app = inApp(link);

const meta = {
  title: 'Screens/Unsubscribe',
  component: UnsubscribeScreen,
  ...app,
  parameters: {
    ...app.parameters,
    visual: { disable: true, reason: 'looks like Confirmed of Screens/ConfirmEmail, with other words' },
  },
} satisfies Meta<typeof UnsubscribeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const stop = 'Stop these emails';

/** Opened from an email: names the notifications, and has changed nothing. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Unread messages, Offers');
    await expect(model().notifications.has('user-ana')).toBe(false);
    await expect(canvas.getByRole('link', { name: 'Choose your emails' })).toHaveAttribute(
      'href',
      paths.login.href(paths.profile.href()),
    );
  },
};

/** One key press, without signing in: only these kinds are off. */
export const Stopped: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: stop })).focus();
    await userEvent.keyboard('{Enter}');
    const title = await canvas.findByRole('heading', { name: 'Emails stopped' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByText(texts.notifications.unsubscribed)).toBeVisible();
    await expect(model().notifications.get('user-ana')).toMatchObject({
      message: 'off',
      offer: 'off',
      price_drop: 'at_once',
    });
  },
};

/** While signed in, a link leads straight to the settings. */
export const WhileSignedIn: Story = {
  parameters: at(link, { as: 'ana' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: stop }));
    await expect(await canvas.findByText(/turn them on again/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose your emails' })).toHaveAttribute(
      'href',
      paths.profile.href(),
    );
  },
};

/** An incomplete link: says so, and where else to go. */
export const DamagedLink: Story = {
  parameters: at(unsubscribeLinkPath('message.user-ana')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: stop }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.notifications.unsubscribeFailed);
  },
};

/** No link at all. */
export const NoLink: Story = {
  parameters: at(paths.unsubscribe.href()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: stop }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.notifications.unsubscribeFailed);
  },
};

/** Offline: pressing again is safe. */
export const Offline: Story = {
  parameters: answering(offline),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: stop }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: stop })).toBeEnabled();
  },
};
