import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { paths } from '../lib/paths.ts';
import { fill } from '../testing/fill.ts';
import { blocks, model } from '../testing/mocks/index.ts';
import { answering, asUser, at, inApp, leadingTo, onPhone } from '../testing/story.tsx';
import { BlockQuestion } from './BlockQuestion.tsx';

const withBen = paths.messages.href({ listingId: 'listing-02', otherUserId: 'user-ben' });

const meta = {
  title: 'Screens/Blocking',
  component: BlockQuestion,
  ...inApp(withBen),
} satisfies Meta<typeof BlockQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Asks to block Ben: in the menu of a conversation or a listing, or by the button of another page. */
async function ask(canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }) {
  const main = within(await canvas.findByRole('main'));
  const button = await main.findByRole('button', { name: /^(Conversation options|Seller options|Block)$/ });
  await userEvent.click(button);
  const item = main.queryByRole('menuitem', { name: 'Block' });
  if (item !== null) await userEvent.click(item);
  return { button, dialog: within(await canvas.findByRole('alertdialog', { name: 'Block Ben Okafor?' })) };
}

const threads = (canvas: Canvas) => canvas.getByRole('list', { name: 'Conversations' });

/**
 * From a conversation: the dialog says what will happen, and the conversation disappears. Undo restores
 * everything.
 */
export const FromAConversation: Story = {
  parameters: {
    ...asUser('ana'),
    visual: { disable: true, reason: 'the dialog looks as in Default of AlertDialog' },
  },
  play: async ({ canvas, userEvent }) => {
    const { dialog } = await ask(canvas, userEvent);
    await dialog.findByText(/^You won’t see each other’s listings and conversations/);
    await expect(dialog.getByRole('button', { name: texts.common.cancel })).toHaveFocus();
    const conversation = canvas.getByRole('region', { name: 'Ben Okafor' });
    const names = new Set<string>();
    const observer = new MutationObserver(() => names.add(conversation.ariaLabel ?? ''));
    observer.observe(conversation, { attributeFilter: ['aria-label'] });
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    await canvas.findByText('Blocked: Ben Okafor');
    // Hovering stops the toast's timer.
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await userEvent.hover(undo);
    await waitFor(() =>
      expect(within(threads(canvas)).queryByRole('link', { name: /Ben Okafor/ })).toBeNull(),
    );
    // The closing conversation keeps its name to the end.
    observer.disconnect();
    await expect([...names]).toEqual([]);
    await expect(canvas.queryByRole('log', { name: /Ben/ })).toBeNull();
    await expect(model().blocks).toHaveLength(1);
    await userEvent.click(undo);
    await canvas.findByText('Unblocked: Ben Okafor');
    await waitFor(() =>
      expect(within(threads(canvas)).getByRole('link', { name: /Ben Okafor/ })).toBeVisible(),
    );
    await expect(model().blocks).toHaveLength(0);
  },
};

/** From a listing that was found in a search: leads back to the results, without that user's listings. */
export const FromAListing: Story = {
  ...leadingTo(paths.listing.path, paths.listings.path),
  parameters: {
    ...at(paths.listings.href(), { as: 'ana' }),
    visual: { disable: true, reason: 'ends on the results, which have pictures of their own' },
  },
  play: async ({ canvas, userEvent }) => {
    const main = await canvas.findByRole('main');
    const findCard = () => main.querySelector(`article a[href="${paths.listing.href('listing-02')}"]`);
    await waitFor(() => expect(findCard()).not.toBeNull());
    const card = findCard();
    if (card) await userEvent.click(card);
    await waitFor(() => expect(findCard()).toBeNull());
    const name = (await within(main).findByRole('heading', { level: 1 })).textContent;
    const { dialog } = await ask(canvas, userEvent);
    let isSeenAgain = false;
    const observer = new MutationObserver(() => (isSeenAgain ||= findCard() !== null));
    observer.observe(main, { childList: true, subtree: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    await canvas.findByText('Blocked: Ben Okafor');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0));
    observer.disconnect();
    await expect(isSeenAgain).toBe(false);
    await expect(canvas.queryByRole('link', { name })).toBeNull();
  },
};

/** From a seller's page, by keyboard alone. */
export const FromASeller: Story = {
  ...leadingTo(paths.listings.path),
  parameters: {
    ...at('/sellers/user-ben', { as: 'ana' }),
    visual: { disable: true, reason: 'ends on the results, which have pictures of their own' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ben Okafor' });
    const main = within(canvas.getByRole('main'));
    (await main.findByRole('button', { name: 'Block' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await canvas.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: texts.common.cancel })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Blocked: Ben Okafor');
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1, name: 'Ben Okafor' })).toBeNull());
  },
};

/** Canceled: nothing happens, and the button has the focus again. */
export const Canceled: Story = {
  parameters: {
    ...asUser('ana'),
    visual: { disable: true, reason: 'looks like Conversation of Messages' },
  },
  play: async ({ canvas, userEvent }) => {
    const { button, dialog } = await ask(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: texts.common.cancel }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(model().blocks).toHaveLength(0);
  },
};

/** The server fails: the dialog shows an error and stays. */
export const NotDone: Story = {
  globals: onPhone,
  parameters: {
    ...asUser('ana'),
    ...answering(blocks.unchangeable),
    visual: { disable: true, reason: 'a sentence more than Default of AlertDialog' },
  },
  play: async ({ canvas, userEvent }) => {
    const { dialog } = await ask(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(dialog.getByRole('button', { name: 'Block' })).toBeEnabled();
  },
};

/** The blocked user isn't notified. Their reply isn't sent and stays in its field. */
export const TheOtherSide: Story = {
  parameters: {
    ...asUser('ana'),
    visual: { disable: true, reason: 'looks like ReplyFailed of Messages' },
  },
  play: async ({ canvas, userEvent }) => {
    await within(await canvas.findByRole('log', { busy: false })).findByText(/^Saturday at ten works/);
    const box = canvas.getByRole('textbox', { name: texts.messages.replyLabel });
    model().blocks.push({ blocker: 'user-ben', blocked: 'user-ana', since: '2026-06-15T16:00:00.000Z' });
    await fill(box, 'Are you there?');
    await userEvent.click(canvas.getByRole('button', { name: texts.messages.send }));
    await canvas.findByText(texts.messages.notSent);
    await expect(box).toHaveValue('Are you there?');
    await expect(canvas.queryByText(/block/i, { ignore: 'button *' })).toBeNull();
  },
};

/** Visitors and the user themselves have no block button. */
export const OnlyOthers: Story = {
  parameters: {
    ...at('/sellers/user-ben'),
    visual: { disable: true, reason: 'looks like Visitor of Seller' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ben Okafor' });
    await expect(canvas.queryByRole('button', { name: 'Block' })).toBeNull();
  },
};

export const NotOneself: Story = {
  parameters: {
    ...at('/sellers/user-ana', { as: 'ana' }),
    visual: { disable: true, reason: 'looks like Visitor of Seller' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ana Morales' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Block' })).toBeNull());
  },
};
