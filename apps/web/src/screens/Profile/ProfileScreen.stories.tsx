import { storageKeys, texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { expectAccountName } from '../../testing/expectAccountName.ts';
import { expectErrorsNameFields } from '../../testing/expectErrorsNameFields.ts';
import { fill } from '../../testing/fill.ts';
import { account, model, offline, profile } from '../../testing/mocks/index.ts';
import { answering, asUser, at, inApp, onPhone } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  ...inApp(paths.profile.href()),
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole('form', { name }));

/** The account and its forms; their buttons are disabled until filled in. */
export const Default: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas, canvasElement }) => {
    const email = await form(canvasElement, texts.profile.updateEmail);
    await expect(email.getByRole('button', { name: texts.profile.updateEmail })).toBeDisabled();
    const password = await form(canvasElement, texts.profile.changePassword);
    await expect(password.getByRole('button', { name: texts.profile.changePassword })).toBeDisabled();
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Ana Morales');
    const sections = within(canvas.getByRole('navigation', { name: 'Sections of your profile' }));
    for (const link of sections.getAllByRole('link'))
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    for (const fields of [email, password])
      await expectAccountName(fields.getByLabelText('Current password'), 'ana@porchlight.test');
  },
};

/** Only the tokens are stored: the registration date is requested and stored. */
export const TokensOnly: Story = {
  parameters: { ...asUser('ana'), visual: { disable: true, reason: 'looks like the default' } },
  loaders: [() => localStorage.removeItem(storageKeys.auth)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Member since March 2024')).toBeVisible();
    await expect(localStorage.getItem(storageKeys.auth)).toContain('created_at');
  },
};

/** The new email is pending until its link is opened; until then the old one stays. */
export const EmailPending: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas, canvasElement }) => {
    const email = await form(canvasElement, texts.profile.updateEmail);
    await fill(email.getByLabelText('New email'), 'ana.new@porchlight.test');
    await fill(email.getByLabelText('Current password'), 'Porchlight1');
    await userEvent.click(email.getByRole('button', { name: texts.profile.updateEmail }));
    await expect(await canvas.findByText(new RegExp(texts.profile.emailUpdated))).toBeVisible();
    await expect(await canvas.findByText('ana.new@porchlight.test')).toBeVisible();
    await expect(canvas.getByText('ana@porchlight.test')).toBeVisible();
    await expect(canvas.getByText(texts.profile.verified)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }));
    await expect(await canvas.findByText(texts.auth.confirmSent)).toBeVisible();
  },
};

/** Canceled: nothing is pending, and the page's heading has the focus. */
export const PendingCanceled: Story = {
  parameters: {
    ...at(paths.profile.href(), {
      as: 'ana',
      prepare: () => {
        for (const user of model().users)
          if (user.id === 'user-ana') user.pending_email = 'ana.new@porchlight.test';
      },
    }),
    visual: { disable: true, reason: 'looks like the default' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep the old address' }));
    await waitFor(() => expect(canvas.queryByText('ana.new@porchlight.test')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: texts.profile.title })).toHaveFocus();
  },
};

/** The email is unconfirmed, and five links were sent within the hour. */
export const Unverified: Story = {
  parameters: { ...asUser('cleo'), ...answering(account.limited) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirm your address')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }));
    await expect(await canvas.findByText(texts.attempts.tooManyFor('15 minutes'))).toBeVisible();
  },
};

/** A wrong password is a field error, not a sign-out. */
export const WrongPassword: Story = {
  parameters: {
    ...asUser('ana'),
    visual: { disable: true, reason: 'looks like Refused, at another field' },
  },
  play: async ({ canvas, canvasElement }) => {
    const password = await form(canvasElement, texts.profile.changePassword);
    await fill(password.getByLabelText('Current password'), 'not-it');
    await fill(password.getByLabelText('New password'), 'Porchlight2');
    await fill(password.getByLabelText('New password once more'), 'Porchlight');
    await expect(password.getByText(texts.profile.mismatchHint)).toBeVisible();
    await fill(password.getByLabelText('New password once more'), '2');
    await userEvent.click(password.getByRole('button', { name: texts.profile.changePassword }));
    await expect(await password.findAllByText(texts.profile.currentPasswordWrong)).toHaveLength(1);
    await expect(password.getByLabelText('Current password')).toHaveFocus();
    await expect(password.getByLabelText('Current password')).toHaveAccessibleDescription(
      expect.stringContaining(texts.profile.currentPasswordWrong),
    );
    await expect(canvas.getByRole('heading', { level: 1, name: texts.profile.title })).toBeVisible();
  },
};

async function newPassword(canvasElement: HTMLElement, words = 'Porchlight2') {
  const password = await form(canvasElement, texts.profile.changePassword);
  await fill(password.getByLabelText('Current password'), 'Porchlight1');
  await fill(password.getByLabelText('New password'), words);
  await fill(password.getByLabelText('New password once more'), words);
  await userEvent.click(password.getByRole('button', { name: texts.profile.changePassword }));
  return password;
}

/** Too short: reported at the field, which has the focus. */
export const Refused: Story = {
  parameters: asUser('ana'),
  play: async ({ canvasElement }) => {
    const password = await newPassword(canvasElement, 'short');
    await expect(await password.findByText(texts.profile.newPasswordMin)).toBeVisible();
    await expect(password.getByLabelText('New password')).toHaveFocus();
    await expectErrorsNameFields(canvasElement);
  },
};

export const Sending: Story = {
  parameters: { ...asUser('ana'), ...answering(account.pending) },
  play: async ({ canvasElement }) => {
    const password = await newPassword(canvasElement);
    await expect(password.getByRole('button', { name: texts.profile.changePassword })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Offline: typed text stays. */
export const Offline: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering(offline),
    visual: { disable: true, reason: 'looks like Failed, under the other form' },
  },
  play: async ({ canvasElement }) => {
    const password = await newPassword(canvasElement);
    await expect(await password.findByRole('alert')).toHaveTextContent(texts.profile.passwordFailed);
    await expect(password.getByLabelText('New password')).toHaveValue('Porchlight2');
  },
};

/** Too many attempts: the server's message says how long to wait. */
export const Limited: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering(account.limited),
    visual: { disable: true, reason: 'looks like Failed, under the other form' },
  },
  play: async ({ canvasElement }) => {
    const password = await newPassword(canvasElement);
    await expect(await password.findByRole('alert')).toHaveTextContent(
      texts.attempts.tooManyFor('15 minutes'),
    );
  },
};

/** The session ends while the page is open: says so, and leads to signing in and back. */
export const SessionEnded: Story = {
  parameters: { ...asUser('ana'), ...answering(account.ended) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.profile.notSignedIn)).toBeVisible();
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: texts.navigation.signIn }),
    ).toHaveAttribute('href', paths.login.href(paths.profile.href()));
  },
};

/** A common password: reported at its field, with the typed text still there. */
export const CommonPassword: Story = {
  parameters: { ...asUser('ana'), visual: { disable: true, reason: 'looks like other refusals' } },
  play: async ({ canvasElement }) => {
    const password = await newPassword(canvasElement, 'Password1');
    await expect(await password.findByText(texts.auth.passwordCommon)).toBeVisible();
    await expect(password.getByLabelText('New password')).toHaveFocus();
    await expect(password.queryByRole('alert')).toBeNull();
  },
};

/** The password was changed and the form is empty again. */
export const PasswordChanged: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas, canvasElement }) => {
    const password = await newPassword(canvasElement);
    await expect(await canvas.findByText(texts.profile.passwordUpdated)).toBeVisible();
    await expect(password.getByLabelText('Current password')).toHaveValue('');
  },
};

/** A server failure: the product's own text. */
export const Failed: Story = {
  parameters: { ...asUser('ana'), ...answering(account.failingChanges) },
  play: async ({ canvas, canvasElement }) => {
    const email = await form(canvasElement, texts.profile.updateEmail);
    await fill(email.getByLabelText('New email'), 'ana.new@porchlight.test');
    await fill(email.getByLabelText('Current password'), 'Porchlight1');
    await userEvent.click(email.getByRole('button', { name: texts.profile.updateEmail }));
    await expect(await canvas.findByText(texts.profile.emailFailed)).toBeVisible();
    await expect(email.getByLabelText('New email')).toHaveValue('ana.new@porchlight.test');
  },
};

export const Phone: Story = { globals: onPhone, parameters: asUser('ben') };

const chooseFile = async (canvasElement: HTMLElement, file: File): Promise<void> => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  await expect(input).not.toBeNull();
  if (input !== null) await userEvent.upload(input, file);
};
const png = (): File =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'me.png', {
    type: 'image/png',
  });

/** A photo is chosen, shown next to the name at once, and removed again. */
export const PhotoChanged: Story = {
  parameters: {
    ...asUser('ana'),
    visual: { disable: true, reason: 'the default, with one of the photos of Avatar' },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Choose a photo' });
    await chooseFile(canvasElement, png());
    await canvas.findByText('Your photo is saved.');
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('main [data-state="picture"]')).toHaveLength(2),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove photo' }));
    await canvas.findByText('Your photo is removed.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a photo' })).toHaveFocus());
  },
};

/** A file that isn't a photo, or is empty, is rejected with the reason, which describes the button. */
export const PhotoRefused: Story = {
  parameters: {
    ...asUser('ana'),
    visual: { disable: true, reason: 'the default, with a red line under the photo' },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Choose a photo' });
    await chooseFile(canvasElement, new File(['no photo'], 'me.png', { type: 'image/png' }));
    await canvas.findByText(texts.images.typesInvalid);
    await expect(canvas.getByRole('button', { name: 'Choose a photo' })).toHaveAccessibleDescription(
      expect.stringContaining(texts.images.typesInvalid),
    );
    await chooseFile(canvasElement, new File([], 'me.png', { type: 'image/png' }));
    await canvas.findByText(texts.images.unreadable);
  },
};

/** A server failure: says so, and the old photo stays. */
export const PhotoFailed: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering(profile.failing),
    visual: { disable: true, reason: 'looks like PhotoRefused' },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Choose a photo' });
    await chooseFile(canvasElement, png());
    await waitFor(() =>
      expect(canvas.getAllByRole('alert').some(({ textContent }) => textContent)).toBe(true),
    );
  },
};

/** A new name, here and in the header. */
export const NameChanged: Story = {
  parameters: { ...asUser('ana'), visual: { disable: true, reason: 'the default with another name' } },
  play: async ({ canvas, canvasElement }) => {
    const name = await form(canvasElement, 'Change Name');
    await userEvent.clear(name.getByLabelText('Your name'));
    await fill(name.getByLabelText('Your name'), 'Ana Sousa');
    await userEvent.click(name.getByRole('button', { name: 'Change Name' }));
    await canvas.findByText('Your name is changed everywhere.');
    await expect(name.getByLabelText('Your name')).toHaveValue('Ana Sousa');
    await canvas.findByRole('heading', { level: 2, name: 'Ana Sousa' });
  },
};
