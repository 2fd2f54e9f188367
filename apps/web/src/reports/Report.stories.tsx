import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

import { fill } from '../testing/fill.ts';
import { model, support } from '../testing/mocks/index.ts';
import { onceRead } from '../testing/onceRead.ts';
import { answering, at, inApp, leadingTo } from '../testing/story.tsx';
import { paths } from '../lib/paths.ts';
import { ReportLater } from './ReportLater.tsx';

const withBen = paths.messages.href({ listingId: 'listing-02', otherUserId: 'user-ben' });
const words = texts.report;

const meta = {
  title: 'Screens/Reporting',
  component: ReportLater,
  ...inApp(withBen),
} satisfies Meta<typeof ReportLater>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const unpictured = { visual: { disable: true, reason: 'Filled of ReportSheet shows the sheet' } };
const inThread = { ...at(withBen, { as: 'ana' }), ...unpictured };

const sheet = async (canvas: Canvas, name: string) => within(await canvas.findByRole('dialog', { name }));

/** Opens the sheet for Ben's newest message. */
async function reportMessage(canvas: Canvas) {
  await onceRead(canvas);
  const [link] = await canvas.findAllByRole('link', { name: 'Report this message' });
  if (link === undefined) throw new Error('no link');
  await userEvent.click(link);
  return { link, form: await sheet(canvas, 'Report this message') };
}

async function fillIn(form: Canvas, reason: string, text?: string): Promise<void> {
  await userEvent.click(form.getByRole('radio', { name: reason }));
  if (text !== undefined) await fill(form.getByRole('textbox'), text);
}

const send = (form: Canvas) => userEvent.click(form.getByRole('button', { name: 'Send report' }));

/** The message is quoted, and its report is a case about it. Then its sender can be blocked. */
export const OfAMessage: Story = {
  parameters: inThread,
  play: async ({ canvas }) => {
    const { link, form } = await reportMessage(canvas);
    await form.findByText(/^It is\. The frame is a medium/);
    await fillIn(form, 'Scam or fraud', 'Not a medium at all.');
    await send(form);
    const sent = await sheet(canvas, words.sentTitle);
    await waitFor(() => expect(sent.getByText(words.sentText).closest('[tabindex]')).toHaveFocus());
    const found = model().cases.at(-1);
    await expect(found).toMatchObject({ subject: 'message', subjectId: 'message-2' });
    await expect(found?.reports_list).toMatchObject([
      { report_type: 'scam', description: 'Not a medium at all.', reporter: { name: 'Ana Morales' } },
    ]);
    await userEvent.click(sent.getByRole('button', { name: 'Block Ben Okafor' }));
    const question = await canvas.findByRole('alertdialog', { name: 'Block Ben Okafor?' });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(within(question).getByRole('button', { name: texts.common.cancel }));
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/** From the menu of a conversation: about the other user. Words are optional. */
export const OfAUser: Story = {
  parameters: inThread,
  play: async ({ canvas }) => {
    await onceRead(canvas);
    const menu = canvas.getByRole('button', { name: 'Conversation options' });
    await userEvent.click(menu);
    await userEvent.click(await canvas.findByRole('menuitem', { name: texts.navigation.report }));
    const form = await sheet(canvas, 'Report Ben Okafor');
    await fillIn(form, 'Pretends to be someone else');
    await send(form);
    const sent = await sheet(canvas, words.sentTitle);
    await expect(model().cases.at(-1)).toMatchObject({ subject: 'person', subjectId: 'user-ben' });
    await userEvent.click(sent.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

/** From a listing, named by its title. It fails, and nothing of it is lost. */
export const OfAListing: Story = {
  parameters: { ...at('/listings/listing-02', { as: 'ana' }), ...unpictured, ...answering(support.failing) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Seller options' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: texts.navigation.report }));
    const form = await sheet(canvas, 'Report this listing');
    const title = model().listings.find(({ id }) => id === 'listing-02')?.title ?? '';
    await form.findByText(title);
    await fillIn(form, 'Fake or misleading', 'The photos are from a shop.');
    await send(form);
    await form.findByText(words.failed);
    await expect(form.getByRole('radio', { name: 'Fake or misleading' })).toBeChecked();
    await expect(form.getByRole('textbox')).toHaveValue('The photos are from a shop.');
  },
};

/** From a seller's page: about the seller. With the control key pressed, the link is a link. */
export const OfASeller: Story = {
  parameters: { ...at(paths.seller.href('user-ben'), { as: 'ana' }), ...unpictured },
  play: async ({ canvas }) => {
    const link = await within(await canvas.findByRole('main')).findByRole('link', {
      name: texts.navigation.report,
    });
    await waitFor(() => expect(link).toBeVisible());
    // Without a new tab.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await fireEvent.click(link, { ctrlKey: true });
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(link);
    const form = await sheet(canvas, 'Report Ben Okafor');
    await fillIn(form, 'Spam');
    await send(form);
    await sheet(canvas, words.sentTitle);
    await expect(model().cases.at(-1)).toMatchObject({ subject: 'person', subjectId: 'user-ben' });
  },
};

/** Offline, it says so, and what was typed stays. */
export const Offline: Story = {
  parameters: inThread,
  play: async ({ canvas }) => {
    const { form } = await reportMessage(canvas);
    await fillIn(form, 'Spam', 'The third time.');
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    try {
      await send(form);
      await form.findByText(texts.errors.offline);
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
    await expect(form.getByRole('textbox')).toHaveValue('The third time.');
    await send(form);
    await sheet(canvas, words.sentTitle);
  },
};

/** For an emergency, or anything else: the form, with what was filled in. */
export const InTheForm: Story = {
  ...leadingTo(paths.report.path),
  parameters: inThread,
  play: async ({ canvas }) => {
    const { form } = await reportMessage(canvas);
    await fillIn(form, 'Harassment or threats', 'He says he will come here.');
    await userEvent.click(form.getByRole('link', { name: 'Report an emergency or something else' }));
    const page = within(await canvas.findByRole('form', { name: words.title }));
    await waitFor(() => expect(page.getByLabelText(/^Report type/)).toHaveValue('harassment'));
    await expect(page.getByLabelText(/^Description/)).toHaveValue('He says he will come here.');
    await expect(page.getByLabelText(/^Who is it about/)).toHaveValue('Ben Okafor');
    await waitFor(() =>
      expect(page.getByLabelText(/^What can you show/)).toHaveValue(
        'Ben Okafor wrote on 2026-06-12 14:31 UTC:\nIt is. The frame is a medium, so it should fit you well.',
      ),
    );
    await expect(canvas.getByRole('link', { name: 'Call 911' })).toBeVisible();
  },
};

/** Events of a listing or an offer, and removed messages, have nothing to report. */
export const NothingToReport: Story = {
  parameters: {
    ...at(withBen, {
      as: 'ana',
      prepare: () => {
        for (const message of model().messages)
          if (message.from_user_id === 'user-ben')
            Object.assign(
              message,
              message.id === 'message-2' ? { notice: 'offer_accepted' } : { removed: true },
            );
      },
    }),
    ...unpictured,
  },
  play: async ({ canvas }) => {
    await onceRead(canvas);
    await canvas.findAllByText(/accepted/);
    await expect(canvas.queryByRole('link', { name: 'Report this message' })).toBeNull();
  },
};
