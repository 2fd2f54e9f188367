import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { expectErrorsNameFields } from '../../testing/expectErrorsNameFields.ts';
import { fill } from '../../testing/fill.ts';
import { account, offline } from '../../testing/mocks/index.ts';
import { answering, at, inApp, leadingTo, onDesktop, onPhone } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  ...inApp(paths.login.href()),
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement, email: string, password: string): Promise<void> {
  const canvas = within(canvasElement);
  const field = await canvas.findByLabelText('Email');
  await fill(field, email);
  await fill(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: texts.navigation.signIn }));
}

/** The empty form. */
export const Default: Story = {};

/** Redirected from a protected page: says so, and keeps the way back. */
export const WithReturnTo: Story = {
  parameters: at(paths.login.href('/create-listing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.errors.signInNeeded)).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.navigation.signUp })).toHaveAttribute(
      'href',
      '/register?returnTo=%2Fcreate-listing',
    );
  },
};

/** Submitted empty: each field shows an error, the first has the focus. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.navigation.signIn }));
    await expect(await canvas.findByText(texts.auth.emailRequired)).toBeVisible();
    await expect(canvas.getByText(texts.auth.passwordRequired)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expectErrorsNameFields(canvasElement);
  },
};

/** A wrong email or password: one text for both. Typing clears it. */
export const WrongPassword: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, 'ana@porchlight.test', 'not-it');
    await expect(await canvas.findByText(texts.auth.loginFailed)).toBeVisible();
    await fill(canvas.getByLabelText('Password'), '!');
    await expect(canvas.queryByText(texts.auth.loginFailed)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: texts.navigation.signIn }));
    await expect(await canvas.findByText(texts.auth.loginFailed)).toBeVisible();
  },
};

/** A server failure: the text doesn't blame the password. */
export const ServerInTrouble: Story = {
  parameters: answering(account.failing),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, 'ana@porchlight.test', 'Porchlight1');
    await expect(await canvas.findByText(texts.errors.serverBusy)).toBeVisible();
  },
};

/** Offline: the text doesn't mention the password. */
export const Offline: Story = {
  parameters: answering(offline),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, 'ana@porchlight.test', 'Porchlight1');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.errors.offline);
    await expect(canvas.getByLabelText('Password')).toHaveValue('Porchlight1');
  },
};

/** Too many attempts: says how long to wait. */
export const Limited: Story = {
  parameters: answering(account.limited),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, 'ana@porchlight.test', 'Porchlight1');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.attempts.tooManyFor('15 minutes'));
  },
};

/** While checking, the button is busy and nothing is lost. */
export const Sending: Story = {
  parameters: answering(account.pending),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, 'ana@porchlight.test', 'Porchlight1');
    await expect(canvas.getByRole('button', { name: texts.navigation.signIn })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByLabelText('Email')).toHaveValue('ana@porchlight.test');
  },
};

/** Signed in: back to the previous page. */
export const SignedIn: Story = {
  parameters: {
    ...at(paths.login.href(paths.profile.href())),
    visual: { disable: true, reason: 'looks like the profile' },
  },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, 'ana@porchlight.test', 'Porchlight1');
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.profile.title })).toBeVisible();
  },
};

const atSearch = {
  parameters: {
    ...at(paths.listings.href({ query: 'bike' })),
    visual: { disable: true, reason: 'looks like the listings' },
  },
  ...leadingTo(paths.login.path, paths.register.path),
};

async function backAtSearch(canvasElement: HTMLElement): Promise<void> {
  await fillIn(canvasElement, 'ana@porchlight.test', 'Porchlight1');
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 1, name: '“bike”' });
  const search = within(within(canvas.getByRole('main')).getByRole('search'));
  await expect(search.getByRole('textbox')).toHaveValue('bike');
}

/** From the header of a search, through the sign-up form: back to that search. */
export const FromTheHeader: Story = {
  ...atSearch,
  globals: onDesktop,
  play: async ({ canvas, canvasElement }) => {
    const header = within(canvas.getByRole('banner'));
    await userEvent.click(header.getByRole('link', { name: texts.navigation.signIn }));
    // The previous page's header has a link with the same name.
    await waitFor(() => expect(canvas.queryByRole('banner')).toBeNull());
    await userEvent.click(await canvas.findByRole('link', { name: texts.navigation.signUp }));
    await canvas.findByLabelText('Name');
    await userEvent.click(canvas.getByRole('link', { name: texts.navigation.signIn }));
    await waitFor(() => expect(canvas.queryByLabelText('Name')).toBeNull());
    await backAtSearch(canvasElement);
  },
};

/** The same with the phone menu. */
export const FromThePhoneMenu: Story = {
  ...atSearch,
  globals: onPhone,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(menu.getByRole('link', { name: texts.navigation.signIn }));
    await backAtSearch(canvasElement);
  },
};

export const Phone: Story = { globals: onPhone };
