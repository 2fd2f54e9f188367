import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { fill } from '../../mocks/fill.ts';
import { support } from '../../mocks/index.ts';
import { answering, asUser, inApp, onPhone } from '../../mocks/story.tsx';
import { paths } from '../../paths.ts';
import { ContactScreen } from './ContactScreen.tsx';

const words = texts.contact;

const meta = {
  title: 'Screens/Contact',
  component: ContactScreen,
  ...inApp(paths.contact.href()),
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const formOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('form', { name: words.title }));

async function fillIn(canvasElement: HTMLElement): Promise<void> {
  const form = await formOf(canvasElement);
  await fill(form.getByLabelText(/^Name/), 'Rosa Lima');
  await fill(form.getByLabelText(/^Email/), 'rosa@porchlight.test');
  await userEvent.selectOptions(form.getByLabelText(/^Category/), 'listing');
  await fill(form.getByLabelText(/^Subject/), 'A photo is upside down');
  await fill(form.getByLabelText(/^Message/), 'It is the right way round on my phone.');
  await userEvent.click(form.getByRole('button', { name: words.send }));
}

/** Ways to reach us, the form, the hours. */
export const Default: Story = {};

/** Who is signed in need not say who they are. */
export const SignedIn: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('ana@porchlight.test')).toBeVisible();
  },
};

/** Sent empty: every field says what it needs. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await userEvent.click(form.getByRole('button', { name: words.send }));
    await expect(await form.findByText(words.nameRequired)).toBeVisible();
    await expect(form.getByText(words.messageRequired)).toBeVisible();
    await expect(form.getByLabelText(/^Name/)).toHaveFocus();
  },
};

/** A card in place of the form, with the focus. */
export const Sent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('heading', { name: words.sentTitle })).toHaveFocus();
    await expect(canvas.getByText(words.sentText)).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.backHome })).toHaveAttribute('href', '/');
  },
};

/** Not sent: the text says what to do, nothing typed is lost, typing takes the text away. */
export const Failed: Story = {
  parameters: answering(support.failing),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement);
    await expect(await canvas.findByText(words.failed)).toBeVisible();
    const form = await formOf(canvasElement);
    await fill(form.getByLabelText(/^Subject/), '!');
    await expect(canvas.queryByText(words.failed)).toBeNull();
    await userEvent.click(form.getByRole('button', { name: words.send }));
    await expect(await canvas.findByText(words.failed)).toBeVisible();
  },
};

/** On its way: the button is off and says so. */
export const Sending: Story = {
  parameters: answering(support.pending),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('button', { name: words.sending })).toBeDisabled();
  },
};

export const Mobile: Story = { globals: onPhone };
