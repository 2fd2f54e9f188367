import { brand, texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { expectErrorsNameFields } from '../../testing/expectErrorsNameFields.ts';
import { fill } from '../../testing/fill.ts';
import { support } from '../../testing/mocks/index.ts';
import { answering, asUser, inApp, onPhone, signInElsewhere } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
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

/** Contact details, the form, and the hours. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await formOf(canvasElement);
    await expect(form.getByRole('button', { name: words.send })).toBeEnabled();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { name: words.title, level: 1 })).toBeVisible();
    const [mail] = main.getAllByRole('link', { name: brand.supportEmail });
    await expect(mail).toHaveAttribute('href', `mailto:${brand.supportEmail}`);
    await expect(main.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
    await expect(main.getByRole('link', { name: 'Report' })).toHaveAttribute('href', '/report');
    for (const { days, time } of words.hours) {
      await expect(main.getByText(days)).toBeVisible();
      await expect(main.getByText(time)).toBeVisible();
    }
  },
};

/** A signed-in user's name and email are prefilled. */
export const SignedIn: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('ana@porchlight.test')).toBeVisible();
  },
};

/** The visitor signs in in another tab, halfway through: typed text stays, and empty fields are prefilled. */
export const SignedInMeanwhile: Story = {
  parameters: { visual: { disable: true, reason: 'looks like the form of somebody who is signed in' } },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await fill(form.getByLabelText(/^Name/), 'Rosa Lima');
    await fill(form.getByLabelText(/^Message/), 'It is the right way round on my phone.');
    signInElsewhere('ana');
    await waitFor(() => expect(form.getByLabelText(/^Email/)).toHaveValue('ana@porchlight.test'));
    await expect(form.getByLabelText(/^Name/)).toHaveValue('Rosa Lima');
    await expect(form.getByLabelText(/^Message/)).toHaveValue('It is the right way round on my phone.');
  },
};

/** Submitted empty: every field shows an error. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await userEvent.click(form.getByRole('button', { name: words.send }));
    await expect(await form.findByText(words.nameRequired)).toBeVisible();
    await expect(form.getByText(words.messageRequired)).toBeVisible();
    await expect(form.getByLabelText(/^Name/)).toHaveFocus();
    await expectErrorsNameFields(canvasElement);
  },
};

/** A card replaces the form and takes the focus. */
export const Sent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('heading', { name: words.sentTitle })).toHaveFocus();
    await expect(
      canvas.getByText("Thank you for contacting us. We'll get back to you within 24 hours."),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.backHome })).toHaveAttribute('href', '/');
  },
};

/** A failed submission: the text says what to do, nothing typed is lost, and editing clears the text. */
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

/** Sending: the button is disabled and says so. */
export const Sending: Story = {
  parameters: answering(support.pending),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement);
    // The pressed button keeps the focus.
    await expect(await canvas.findByRole('button', { name: words.sending })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Phone: Story = { globals: onPhone };
