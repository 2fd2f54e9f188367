import { notificationKinds, texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { paths } from '../../lib/paths.ts';
import { model, notifications, offline } from '../../testing/mocks/index.ts';
import { answering, asUser, at, inApp } from '../../testing/story.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const app = inApp(paths.profile.href());

const meta = {
  title: 'Screens/Profile/Notifications',
  component: ProfileScreen,
  ...app,
  parameters: {
    ...app.parameters,
    visual: { disable: true, reason: 'looks like Default of Screens/Profile, which shows the same section' },
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('group', { name: 'Notifications' }));

const group = (fields: Awaited<ReturnType<typeof form>>, kind: keyof typeof texts.notifications.kinds) =>
  within(fields.getByRole('group', { name: texts.notifications.kinds[kind] }));

/** The default: everything is sent immediately. */
export const Untouched: Story = {
  parameters: asUser('ana'),
  play: async ({ canvasElement }) => {
    const fields = await form(canvasElement);
    for (const kind of notificationKinds)
      await expect(group(fields, kind).getByRole('radio', { name: 'At once' })).toBeChecked();
    await expect(
      fields.getByRole('group', { name: texts.notifications.kinds.message }),
    ).toHaveAccessibleDescription(expect.stringContaining('ten minutes'));
  },
};

/** Each choice is saved when it is made, and says so below it. By keyboard, the focus stays. */
export const Saved: Story = {
  parameters: asUser('ana'),
  play: async ({ canvasElement }) => {
    const fields = await form(canvasElement);
    group(fields, 'message').getByRole('radio', { name: 'At once' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await fields.findByText('Saved')).toBeVisible();
    await expect(group(fields, 'message').getByRole('radio', { name: 'Daily' })).toHaveFocus();
    await userEvent.click(group(fields, 'price_drop').getByRole('radio', { name: 'Off' }));
    await userEvent.click(group(fields, 'offer').getByRole('radio', { name: 'Off' }));
    await userEvent.click(group(fields, 'offer').getByRole('radio', { name: 'At once' }));
    await waitFor(() =>
      expect(model().notifications.get('user-ana')).toMatchObject({
        message: 'daily',
        offer: 'at_once',
        price_drop: 'off',
      }),
    );
    await waitFor(() => expect(fields.getAllByText('Saved')).toHaveLength(3));
    await expect(group(fields, 'offer').getByRole('radio', { name: 'At once' })).toBeChecked();
  },
};

/** Shows earlier choices, made here or by an email's link. */
export const Chosen: Story = {
  parameters: at(paths.profile.href(), {
    as: 'ben',
    prepare: () =>
      void model().notifications.set('user-ben', {
        message: 'off',
        offer: 'daily',
        listing_status: 'off',
        price_drop: 'daily',
        expiry: 'at_once',
      }),
  }),
  play: async ({ canvasElement }) => {
    const fields = await form(canvasElement);
    await expect(group(fields, 'message').getByRole('radio', { name: 'Off' })).toBeChecked();
    await expect(group(fields, 'offer').getByRole('radio', { name: 'Daily' })).toBeChecked();
  },
};

/** Emails are sent only to confirmed addresses, and the section says so. */
export const Unproven: Story = {
  parameters: asUser('cleo'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Confirm yours first/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { ...asUser('ana'), ...answering(notifications.pending) },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your notifications');
    await expect(canvas.queryByRole('group', { name: 'Notifications' })).toBeNull();
  },
};

/** Loading failed: nothing is shown as chosen, and there is a retry. */
export const NotLoaded: Story = {
  parameters: { ...asUser('ana'), ...answering(notifications.broken) },
  play: async ({ canvas }) => {
    const title = await canvas.findByText('Your notifications could not be loaded', {}, { timeout: 5000 });
    await expect(title).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.common.tryAgain })).toBeVisible();
  },
};

const choosing: Story['play'] = async ({ canvasElement }) => {
  const fields = await form(canvasElement);
  await userEvent.click(group(fields, 'expiry').getByRole('radio', { name: 'Off' }));
  await expect(await fields.findByText(/^Not saved\./)).toBeVisible();
  await expect(group(fields, 'expiry').getByRole('radio', { name: 'At once' })).toBeChecked();
};

/** A server failure: the choice is undone. */
export const NotSaved: Story = {
  parameters: { ...asUser('ana'), ...answering(notifications.failing) },
  play: choosing,
};

/** Offline after the page has loaded. */
export const Offline: Story = {
  parameters: { ...asUser('ana'), ...answering(notifications.ok.slice(0, 1), offline) },
  play: choosing,
};
