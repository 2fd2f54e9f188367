import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { paths } from '../../lib/paths.ts';
import { fill } from '../../testing/fill.ts';
import { leaving, model } from '../../testing/mocks/index.ts';
import { answering, asUser, inApp, leadingTo } from '../../testing/story.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

const meta = {
  title: 'Screens/Profile/Delete your account',
  component: DeleteAccount,
  ...inApp(paths.profile.href()),
} satisfies Meta<typeof DeleteAccount>;
export default meta;
// The screen provides the user.
type Story = Omit<StoryObj<typeof meta>, 'args'>;

/** Opens the dialog and submits this password. */
async function answer(canvas: ReturnType<typeof within>, password: string) {
  (await canvas.findByRole('button', { name: 'Delete my account' })).click();
  const dialog = within(
    await within(document.body).findByRole('dialog', { name: 'Delete your account for good?' }),
  );
  const field = await dialog.findByLabelText(texts.profile.currentPassword);
  await waitFor(() => expect(field).toBeVisible());
  await fill(field, password);
  (await dialog.findByRole('button', { name: 'Delete for good' })).click();
  return { dialog, field };
}

/** What is deleted and what stays is shown before the dialog. */
export const Said: Story = {
  parameters: { ...asUser('ana'), visual: { disable: true, reason: 'is the end of Default of Profile' } },
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Delete your account' }));
    await expect(section.getAllByRole('listitem')).toHaveLength(8);
    const opener = section.getByRole('button', { name: 'Delete my account' });
    await userEvent.click(opener);
    const dialog = within(await within(document.body).findByRole('dialog', { name: /for good/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A wrong password is reported at its field, which has the focus; nothing is deleted. */
export const WrongPassword: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas }) => {
    const { dialog, field } = await answer(canvas, 'not-it');
    await dialog.findByText(texts.profile.currentPasswordWrong);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(texts.profile.currentPasswordWrong),
    );
    await expect(model().users.some(({ id }) => id === 'user-ana')).toBe(true);
  },
};

/** A server failure: an error is shown, and the account stays. */
export const NotDone: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering(leaving.failing),
    visual: { disable: true, reason: 'looks like WrongPassword, with the reason in a box' },
  },
  play: async ({ canvas }) => {
    const { dialog } = await answer(canvas, 'Porchlight1');
    await dialog.findByText('Your account could not be deleted. Please try again.');
  },
};

export const Sending: Story = {
  parameters: {
    ...asUser('ana'),
    ...answering(leaving.pending),
    visual: { disable: true, reason: 'looks like WrongPassword, with a busy button' },
  },
  play: async ({ canvas }) => {
    const { dialog } = await answer(canvas, 'Porchlight1');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /Delete for good/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** Deleted: the home page, signed out, with a message. */
export const Done: Story = {
  ...leadingTo(paths.home.href()),
  parameters: { ...asUser('ana'), visual: { disable: true, reason: 'is Home with a line above' } },
  play: async ({ canvas }) => {
    await answer(canvas, 'Porchlight1');
    await canvas.findByText('Your account is deleted.');
    await canvas.findByRole('link', { name: texts.home.signUpNow });
    await expect(model().users.some(({ id }) => id === 'user-ana')).toBe(false);
    await expect(localStorage.getItem('token')).toBeNull();
  },
};
