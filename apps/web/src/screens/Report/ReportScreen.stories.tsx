import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { expectErrorsNameFields } from '../../testing/expectErrorsNameFields.ts';
import { fill } from '../../testing/fill.ts';
import { support } from '../../testing/mocks/index.ts';
import { shownDialog } from '../../testing/shownDialog.ts';
import { answering, at, inApp, leadingTo, onPhone, signInElsewhere } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { ReportScreen } from './ReportScreen.tsx';

const words = texts.report;

const meta = {
  title: 'Screens/Report',
  component: ReportScreen,
  ...inApp(paths.report.href()),
} satisfies Meta<typeof ReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const formOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('form', { name: words.title }));

async function fillIn(canvasElement: HTMLElement): Promise<void> {
  const form = await formOf(canvasElement);
  await fill(form.getByLabelText(/^Your name/), 'Rosa Lima');
  await fill(form.getByLabelText(/^Your email/), 'rosa@porchlight.test');
  await userEvent.selectOptions(form.getByLabelText(/^Report type/), 'scam');
  await fill(form.getByLabelText(/^Subject/), 'Asked for a deposit');
  await fill(form.getByLabelText(/^Description/), 'They wanted money before showing the room.');
  await userEvent.click(form.getByRole('button', { name: words.submit }));
}

/** Four sections, with the next steps next to them. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await formOf(canvasElement);
    for (const name of [...Object.values(words.cards), ...Object.values(words.sections), words.nextTitle])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  },
};

/** Opened from a listing: the subject is prefilled. */
export const InContext: Story = {
  parameters: {
    ...at(paths.report.href({ listing: 'https://porchlight.test/listings/1', user: 'Sam' })),
    visual: { disable: true, reason: 'looks like Default with two fields filled in' },
  },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await expect(form.getByLabelText(/^URL of the listing/)).toHaveValue(
      'https://porchlight.test/listings/1',
    );
    await expect(form.getByLabelText(/^Who is it about/)).toHaveValue('Sam');
  },
};

/** Opened from a message: its text is in the report. */
export const FromMessage: Story = {
  parameters: {
    ...at(`${paths.report.href({ user: 'Ben Okafor' })}&message=message-2`, { as: 'ana' }),
    visual: { disable: true, reason: 'looks like Default with some fields filled in' },
  },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await waitFor(() =>
      expect(form.getByLabelText(/^What can you show/)).toHaveValue(
        'Ben Okafor wrote on 2026-06-12 14:31 UTC:\nIt is. The frame is a medium, so it should fit you well.',
      ),
    );
  },
};

/** A card chooses the type, shows that it is chosen, and moves the focus to the first empty field. */
export const TopicChosen: Story = {
  parameters: { visual: { disable: true, reason: 'looks like Default with a frame around one card' } },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    const topic = (name: string) => form.getByRole('button', { name });
    topic(words.cards.behavior).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(form.getByLabelText(/^Report type/)).toHaveValue('harassment'));
    await expect(topic(words.cards.behavior)).toHaveAttribute('aria-pressed', 'true');
    await expect(form.getByLabelText(/^Your name/)).toHaveFocus();
    await userEvent.selectOptions(form.getByLabelText(/^Report type/), 'scam');
    await waitFor(() => expect(topic(words.cards.scams)).toHaveAttribute('aria-pressed', 'true'));
    await expect(topic(words.cards.behavior)).toHaveAttribute('aria-pressed', 'false');
  },
};

/** From a seller's page and back, once sent. */
export const AndBack: Story = {
  ...leadingTo(paths.report.path),
  parameters: {
    ...at(paths.seller.href('user-ben')),
    visual: { disable: true, reason: 'looks like Sent with one more button' },
  },
  play: async ({ canvas, canvasElement }) => {
    const main = within(await canvas.findByRole('main'));
    await userEvent.click(await main.findByRole('link', { name: texts.navigation.report }));
    const form = await formOf(canvasElement);
    await expect(form.getByLabelText(/^Who is it about/)).toHaveValue('Ben Okafor');
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Back to the seller' })).toHaveAttribute(
      'href',
      paths.seller.href('user-ben'),
    );
  },
};

/** A field error from the server: the field shows it and has the focus. */
export const FieldRefused: Story = {
  parameters: {
    ...answering(support.refusing({ listing_url: [words.listingUrlInvalid] })),
    visual: { disable: true, reason: 'looks like Refused with one field' },
  },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement);
    const form = await formOf(canvasElement);
    await form.findByText(words.listingUrlInvalid);
    await waitFor(() => expect(form.getByLabelText(/^URL of the listing/)).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expectErrorsNameFields(canvasElement);
  },
};

/** The visitor signs in in another tab, halfway through: typed text stays, and empty fields are prefilled. */
export const SignedInMeanwhile: Story = {
  parameters: { visual: { disable: true, reason: 'looks like the form of somebody who is signed in' } },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await fill(form.getByLabelText(/^Your email/), 'rosa@porchlight.test');
    await fill(form.getByLabelText(/^Subject/), 'Asked for a deposit');
    signInElsewhere('ana');
    await waitFor(() => expect(form.getByLabelText(/^Your name/)).toHaveValue('Ana Morales'));
    await expect(form.getByLabelText(/^Your email/)).toHaveValue('rosa@porchlight.test');
    await expect(form.getByLabelText(/^Subject/)).toHaveValue('Asked for a deposit');
  },
};

/** Critical asks first. */
export const Critical: Story = {
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await userEvent.selectOptions(form.getByLabelText(/^Urgency/), 'critical');
    const dialog = await shownDialog(canvasElement);
    await expect(dialog.getByRole('button', { name: words.criticalContinue })).toBeVisible();
  },
};

/** Cancel keeps the old urgency; only Continue makes it critical. */
export const CriticalDecided: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await formOf(canvasElement);
    const urgency = form.getByLabelText(/^Urgency/);
    await userEvent.selectOptions(urgency, 'critical');
    await userEvent.click(await canvas.findByRole('button', { name: words.criticalCancel }));
    await expect(urgency).toHaveValue('medium');
    await userEvent.selectOptions(urgency, 'critical');
    await userEvent.click(await canvas.findByRole('button', { name: words.criticalContinue }));
    await expect(urgency).toHaveValue('critical');
  },
  parameters: { visual: { disable: true, reason: 'looks like Default but for one word' } },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement);
    await fill(form.getByLabelText(/^URL of the listing/), 'not an address');
    await userEvent.click(form.getByRole('button', { name: words.submit }));
    await expect(await form.findByText(words.listingUrlInvalid)).toBeVisible();
    await expect(form.getByText(words.typeRequired, { selector: ':not(option)' })).toBeVisible();
    await expect(form.getByLabelText(/^Your name/)).toHaveFocus();
    await expectErrorsNameFields(canvasElement);
  },
};

export const Sent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('heading', { name: words.sentTitle })).toHaveFocus();
    await expect(canvas.getByText(words.sentText)).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.contact.backHome })).toHaveAttribute('href', '/');
  },
};

export const Failed: Story = {
  parameters: answering(support.failing),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement);
    await expect(await canvas.findByText(words.failed)).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: {
    ...answering(support.pending),
    visual: { disable: true, reason: 'looks like Default but for the button' },
  },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement);
    // The pressed button keeps the focus.
    await expect(await canvas.findByRole('button', { name: words.submitting })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Phone: Story = { globals: onPhone };
