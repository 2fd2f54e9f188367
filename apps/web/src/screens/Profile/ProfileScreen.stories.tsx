import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { fill } from '../../mocks/fill.ts';
import { account } from '../../mocks/index.ts';
import { answering, asUser, inApp, onPhone } from '../../mocks/story.tsx';
import { paths } from '../../paths.ts';
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

/** Who one is, and the two forms; their buttons wait until they are filled in. */
export const Default: Story = {
  parameters: asUser('ana'),
  play: async ({ canvasElement }) => {
    const email = await form(canvasElement, texts.profile.updateEmail);
    await expect(email.getByRole('button', { name: texts.profile.updateEmail })).toBeDisabled();
  },
};

/** The new address is there at once, and no longer verified. */
export const EmailChanged: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas, canvasElement }) => {
    const email = await form(canvasElement, texts.profile.updateEmail);
    await fill(email.getByLabelText('New email'), 'ana.new@porchlight.test');
    await fill(email.getByLabelText('Current password'), 'Porchlight1');
    await userEvent.click(email.getByRole('button', { name: texts.profile.updateEmail }));
    await expect(await canvas.findByText(texts.profile.emailUpdated)).toBeVisible();
    await expect(canvas.getByText('ana.new@porchlight.test')).toBeVisible();
    await expect(canvas.getByText(texts.profile.unverified)).toBeVisible();
  },
};

/** A wrong password is a refusal, never a sign-out. */
export const WrongPassword: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas, canvasElement }) => {
    const password = await form(canvasElement, texts.profile.changePassword);
    await fill(password.getByLabelText('Current password'), 'not-it');
    await fill(password.getByLabelText('New password'), 'Porchlight2');
    await fill(password.getByLabelText('New password once more'), 'Porchlight');
    await expect(password.getByText(texts.profile.mismatchHint)).toBeVisible();
    await fill(password.getByLabelText('New password once more'), '2');
    await userEvent.click(password.getByRole('button', { name: texts.profile.changePassword }));
    await expect(await canvas.findByText(texts.profile.currentPasswordWrong)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: texts.profile.title })).toBeVisible();
  },
};

/** The password was changed and the form is empty again. */
export const PasswordChanged: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas, canvasElement }) => {
    const password = await form(canvasElement, texts.profile.changePassword);
    await fill(password.getByLabelText('Current password'), 'Porchlight1');
    await fill(password.getByLabelText('New password'), 'Porchlight2');
    await fill(password.getByLabelText('New password once more'), 'Porchlight2');
    await userEvent.click(password.getByRole('button', { name: texts.profile.changePassword }));
    await expect(await canvas.findByText(texts.profile.passwordUpdated)).toBeVisible();
    await expect(password.getByLabelText('Current password')).toHaveValue('');
  },
};

/** The server is in trouble: the product's own words. */
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

export const Mobile: Story = { globals: onPhone, parameters: asUser('ben') };
