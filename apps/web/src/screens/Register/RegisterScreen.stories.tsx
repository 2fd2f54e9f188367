import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { expectErrorsNameFields } from '../../testing/expectErrorsNameFields.ts';
import { fill } from '../../testing/fill.ts';
import { account, offline } from '../../testing/mocks/index.ts';
import { answering, at, inApp, onPhone } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = {
  title: 'Screens/Register',
  component: RegisterScreen,
  ...inApp(paths.register.href()),
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(
  canvasElement: HTMLElement,
  email: string,
  password: string,
  again = password,
): Promise<void> {
  const canvas = within(canvasElement);
  await fill(await canvas.findByLabelText('Name'), 'José Núñez');
  await fill(canvas.getByLabelText('Email'), email);
  await fill(canvas.getByLabelText('Password'), password);
  await fill(canvas.getByLabelText('Password once more'), again);
  await userEvent.click(canvas.getByRole('button', { name: texts.navigation.signUp }));
}

/** The empty form, with the minimum length of a password. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Password')).toHaveAccessibleDescription(
      expect.stringContaining('At least 6 characters.'),
    );
  },
};

/** Too short, and two different passwords. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, 'jose@porchlight.test', '12345', '123');
    await expect(await canvas.findByText(texts.auth.registerPasswordMin)).toBeVisible();
    await expect(canvas.getByText(texts.auth.registerMismatch)).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expectErrorsNameFields(canvasElement);
  },
};

/** A common password, which only the server knows: reported at its field. */
export const CommonPassword: Story = {
  parameters: { visual: { disable: true, reason: 'looks like other refusals' } },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, 'jose@porchlight.test', 'iloveyou');
    await expect(await canvas.findByText(texts.auth.passwordCommon)).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The email is taken, or anything else failed: one text, which doesn't reveal accounts. */
export const Failed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, 'ana@porchlight.test', 'longenough');
    await expect(await canvas.findByText(texts.auth.registerFailed)).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('José Núñez');
  },
};

/** Offline: the specified text followed by the reason, and typed text stays. */
export const Offline: Story = {
  parameters: answering(offline),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, 'jose@porchlight.test', 'longenough');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `${texts.auth.registerFailed} ${texts.errors.offline}`,
    );
    await expect(canvas.getByLabelText('Email')).toHaveValue('jose@porchlight.test');
  },
};

export const ServerInTrouble: Story = {
  parameters: answering(account.failing),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, 'jose@porchlight.test', 'longenough');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.errors.serverBusy);
  },
};

/** Too many attempts: says how long to wait. */
export const Limited: Story = {
  parameters: answering(account.limited),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, 'jose@porchlight.test', 'longenough');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.attempts.tooManyFor('15 minutes'));
  },
};

export const Sending: Story = {
  parameters: answering(account.pending),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, 'jose@porchlight.test', 'longenough');
    await expect(canvas.getByRole('button', { name: texts.navigation.signUp })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A new user is signed in at once and returns to the previous page. */
export const Registered: Story = {
  parameters: {
    ...at(paths.register.href(paths.profile.href())),
    visual: { disable: true, reason: 'looks like a profile' },
  },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, 'jose@porchlight.test', 'longenough');
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.profile.title })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'José Núñez' })).toBeVisible();
  },
};

export const Phone: Story = { globals: onPhone };
