import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { fill } from '../../testing/fill.ts';
import { messages, model } from '../../testing/mocks/index.ts';
import { endSessions } from '../../testing/mocks/sessions.ts';
import { onceRead } from '../../testing/onceRead.ts';
import { answering, asUser, at, inApp, onDesktop, onPhone, onTablet } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { MessagesScreen } from './MessagesScreen.tsx';

const words = texts.messages;
const withBen = paths.messages.href({ listingId: 'listing-02', otherUserId: 'user-ben' });

const app = inApp(paths.messages.href());

const meta = {
  title: 'Screens/Messages',
  component: MessagesScreen,
  ...app,
  // The panes are as tall as the screen.
  parameters: { ...app.parameters, visual: { frame: 'screen' } },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** All conversations; with room the newest opens by itself. It is marked read on interaction. */
export const Default: Story = {
  globals: onDesktop,
  parameters: {
    ...asUser('ana'),
    visual: { disable: true, reason: 'Conversation shows a conversation beside the list' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Conversations' })).toBeVisible();
    const open = await canvas.findByRole('link', { current: true });
    const list = canvas.getByRole('list', { name: 'Conversations' });
    await expect(within(list).getAllByRole('link')[0]).toBe(open);
    const log = await canvas.findByRole('log', { busy: false });
    await waitFor(() => expect(log).not.toHaveAttribute('aria-busy', 'true'));
    // It opened by itself: the focus hasn't moved, and nothing is marked read.
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ben Okafor' })).not.toHaveFocus();
    await expect(await canvas.findByRole('link', { name: 'Messages, 2 unread' })).toBeVisible();
    await userEvent.click(log);
    await onceRead(canvas);
  },
};

/** Message text finds its conversation; no result says so. */
export const Searching: Story = {
  parameters: at(withBen, { as: 'ana' }),
  play: async ({ canvas }) => {
    await onceRead(canvas);
    const field = canvas.getByRole('searchbox', { name: 'Search conversations' });
    await fill(field, 'no such words');
    await canvas.findByText('No conversation found');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await fill(field, 'SATURDAY');
    await canvas.findByText('1 conversation found');
    await waitFor(() =>
      expect(
        within(canvas.getByRole('list', { name: 'Conversations' })).getAllByRole('listitem'),
      ).toHaveLength(1),
    );
  },
};

/** The search failed: it can be retried, and the open conversation stays. */
export const SearchFailed: Story = {
  parameters: {
    ...at(withBen, { as: 'ana' }),
    ...answering(messages.unsearchable),
    visual: { disable: true, reason: 'Failed shows the same in place of the list' },
  },
  play: async ({ canvas }) => {
    await onceRead(canvas);
    await fill(canvas.getByRole('searchbox', { name: 'Search conversations' }), 'bike');
    await canvas.findByText('Your conversations could not be searched');
    await expect(canvas.getByRole('button', { name: texts.common.tryAgain })).toBeVisible();
    await expect(canvas.getByRole('log')).toBeVisible();
  },
};

const options = { name: 'Conversation options' };

/** Opens the menu of the open conversation, and finds an item. */
async function optionIn(canvas: Canvas, name: string): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', options));
  return canvas.findByRole('menuitem', { name });
}

async function chooseOption(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await optionIn(canvas, name));
}

/** Archived, unarchived by the toast, archived again, and unarchived in the archive. */
export const Archiving: Story = {
  parameters: {
    ...at(withBen, { as: 'ana' }),
    visual: { disable: true, reason: 'Looks of ToastRegion shows the toast' },
  },
  play: async ({ canvas }) => {
    await onceRead(canvas);
    const inList = (name: RegExp) =>
      within(canvas.getByRole('list', { name: 'Conversations' })).queryByRole('link', { name });
    await chooseOption(canvas, 'Archive');
    await canvas.findByText('Archived: Ben Okafor');
    // Hovering stops the toast's timer.
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.hover(undo);
    await waitFor(() => expect(inList(/Ben Okafor/)).toBeNull());
    await userEvent.click(undo);
    await canvas.findByText('Back in the inbox: Ben Okafor');
    await waitFor(() => expect(inList(/Ben Okafor/)).toBeVisible());
    await canvas.findByRole('region', { name: 'Ben Okafor' });
    await chooseOption(canvas, 'Archive');
    await canvas.findByText('Archived: Ben Okafor');
    // Wait, or the line leaving the inbox would be taken for the one in the archive.
    await waitFor(() => expect(inList(/Ben Okafor/)).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: 'Archived' }));
    await waitFor(() => expect(inList(/Ben Okafor/)).toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: /Ben Okafor/ }));
    await chooseOption(canvas, 'Move to inbox');
    await canvas.findByText('Back in the inbox: Ben Okafor');
    await userEvent.click(canvas.getByRole('link', { name: 'Archived' }));
    await canvas.findByText('Nothing is archived');
  },
};

/** Archiving failed: an error by the button, and the conversation stays. */
export const NotArchived: Story = {
  parameters: {
    ...at(withBen, { as: 'ana' }),
    ...answering(messages.unarchivable),
    visual: { disable: true, reason: 'a sentence more than Conversation' },
  },
  play: async ({ canvas }) => {
    await onceRead(canvas);
    await chooseOption(canvas, 'Archive');
    await canvas.findByText(/^That didn’t work/);
    await expect(canvas.getByRole('button', { name: 'Conversation options' })).toBeEnabled();
    await expect(canvas.getByRole('log')).toBeVisible();
  },
};

/** Ben's bike is promised to Ana. */
const reserveBike = (): void => {
  const bike = model().listings.find(({ id }) => id === 'listing-02');
  if (bike === undefined) throw new Error('no bike');
  Object.assign(bike, { status: 'reserved', promised_to: { id: 'user-ana', name: 'Ana Morales' } });
};

/** Reserved for the reader, who sees it. */
export const ReservedForYou: Story = {
  parameters: {
    ...at(withBen, {
      as: 'ana',
      prepare: reserveBike,
    }),
    visual: { disable: true, reason: 'a sentence more than any conversation' },
  },
  play: async ({ canvas }) => {
    const thread = within(await canvas.findByRole('region', { name: 'Ben Okafor' }));
    await expect(await thread.findByText('It is reserved for you.')).toBeVisible();
    await expect(thread.queryByText(/This is reserved/)).toBeNull();
    await onceRead(canvas);
  },
};

/** An own listing, reserved for the other user, with their name. */
export const ReservedForThem: Story = {
  parameters: {
    ...at(paths.messages.href({ listingId: 'listing-02', otherUserId: 'user-ana' }), {
      as: 'ben',
      prepare: reserveBike,
    }),
    visual: { disable: true, reason: 'a sentence more than any conversation' },
  },
  play: async ({ canvas }) => {
    const thread = within(await canvas.findByRole('region', { name: 'Ana Morales' }));
    await expect(await thread.findByText(/^You reserved this for Ana Morales\./)).toBeVisible();
  },
};

/** A conversation by its address: its messages, and a reply that joins them. */
export const Conversation: Story = {
  parameters: { ...at(withBen, { as: 'ana' }), visual: { themes: ['light', 'dark'] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Could I come by on Saturday/, { selector: '[role=log] *' }),
    ).toBeVisible();
    const log = canvas.getByRole('log');
    await expect(await optionIn(canvas, texts.navigation.report)).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/report\?person=user-ben&user=Ben\+Okafor&returnTo=/),
    );
    // A synthetic Escape doesn't close a popover.
    await userEvent.click(canvas.getByRole('button', options));
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(within(log).getAllByRole('link', { name: 'Report this message' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/report\?person=user-ben&user=Ben\+Okafor&returnTo=.+&message=/),
    );
    const reply = canvas.getByRole('textbox', { name: words.replyLabel });
    await userEvent.type(reply, 'Saturday at ten?{Shift>}{Enter}{/Shift}Thank you{Enter}');
    await expect(await within(log).findByText(/Saturday at ten\?/)).toBeVisible();
    await waitFor(() => expect(reply).toHaveValue(''));
    await onceRead(canvas);
  },
};

/** A failed reply stays in its box and can be sent again. */
export const ReplyFailed: Story = {
  parameters: {
    ...at(withBen, { as: 'ana' }),
    ...answering(messages.unsendable),
    visual: { disable: true, reason: 'States of ReplyBox shows it' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('log', { busy: false });
    const reply = canvas.getByRole('textbox', { name: words.replyLabel });
    await userEvent.type(reply, 'Is ten too early?{Enter}');
    await expect(await canvas.findByText(words.notSent)).toBeVisible();
    await expect(reply).toHaveValue('Is ten too early?');
    await onceRead(canvas);
  },
};

/** A suspicious message has a safety tip, whether received or being typed; both can be sent. */
export const Nudged: Story = {
  parameters: at(withBen, {
    as: 'ana',
    prepare: () => {
      const world = model();
      const last = world.messages.findLast(({ listing_id: id }) => id === 'listing-02');
      if (last === undefined) throw new Error('nobody wrote');
      world.messages.push({
        ...last,
        id: 'scam',
        from_user_id: 'user-ben',
        to_user_id: 'user-ana',
        content: 'I sent a code to your phone, what is it?',
      });
    },
  }),
  play: async ({ canvas }) => {
    const log = within(await canvas.findByRole('log', { busy: false }));
    await expect(await log.findByText(/Never pass on a code/)).toBeVisible();
    await expect(log.getByRole('link', { name: 'Safety tips' })).toHaveAttribute('href', paths.safety.href());
    const reply = canvas.getByRole('textbox', { name: words.replyLabel });
    await fill(reply, 'See you on Saturday');
    await expect(reply).toHaveValue('See you on Saturday');
    await expect(canvas.queryByText(/your number and address/)).toBeNull();
    await userEvent.clear(reply);
    await fill(reply, 'Text me at 415 555 0134');
    await waitFor(() => expect(reply).toHaveAccessibleDescription(/your number and address remain yours/));
    await expect(canvas.getByRole('button', { name: words.send })).toBeEnabled();
    await onceRead(canvas);
  },
};

/** The report form is prefilled with the other user, not with the reporter's own listing. */
export const OwnListing: Story = {
  parameters: {
    ...at(paths.messages.href({ listingId: 'listing-02', otherUserId: 'user-ana' }), { as: 'ben' }),
    visual: { disable: true, reason: 'looks like any conversation' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Ana Morales' });
    await expect(await optionIn(canvas, texts.navigation.report)).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/report\?person=user-ana&user=Ana\+Morales&returnTo=/),
    );
  },
};

/** The listing is sold: the thread says so, and links to similar ones. */
export const Sold: Story = {
  parameters: {
    ...at(withBen, {
      as: 'ana',
      prepare: () => {
        const bike = model().listings.find(({ id }) => id === 'listing-02');
        if (bike !== undefined) bike.status = 'sold';
      },
    }),
    visual: { disable: true, reason: 'a sentence more than any conversation' },
  },
  play: async ({ canvas }) => {
    const thread = within(await canvas.findByRole('region', { name: 'Ben Okafor' }));
    await expect(await thread.findByText(/This is sold/)).toBeVisible();
    await expect(thread.getByRole('link', { name: 'See others like it' })).toHaveAttribute(
      'href',
      expect.stringContaining('/listings?category='),
    );
    await onceRead(canvas);
  },
};

/** Opening another conversation keeps the text typed here. */
export const DraftKept: Story = {
  parameters: {
    ...at(withBen, { as: 'ana' }),
    visual: { disable: true, reason: 'about what is kept, not about looks' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('log', { busy: false });
    await fill(canvas.getByRole('textbox', { name: words.replyLabel }), 'Half a thou');
    await canvas.findByRole('link', { current: true });
    const list = within(canvas.getByRole('list', { name: 'Conversations' }));
    const other = list.getAllByRole('link').find((link) => link.getAttribute('aria-current') === null);
    if (other === undefined) throw new Error('only one conversation');
    await userEvent.click(other);
    // Until the other conversation has loaded, this one's box is still there.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: words.replyLabel })).toHaveValue(''));
    const back = (await list.findAllByRole('link')).find((link) => link.getAttribute('href') === withBen);
    if (back === undefined) throw new Error('the first conversation is gone');
    await userEvent.click(back);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: words.replyLabel })).toHaveValue('Half a thou'),
    );
  },
};

/**
 * The other account and the listing are deleted: the messages stay, and a text says why replies are closed.
 */
export const Gone: Story = {
  parameters: at(withBen, {
    as: 'ana',
    prepare: () => {
      const world = model();
      world.users = world.users.filter(({ id }) => id !== 'user-ben');
      world.listings = world.listings.filter(({ id }) => id !== 'listing-02');
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: texts.common.deletedUser }),
    ).toBeVisible();
    await expect(canvas.getByText(/the other account is gone/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: words.replyLabel })).toBeNull();
    const head = canvas.getByRole('heading', { level: 2 }).parentElement;
    await expect(head).toHaveTextContent(texts.common.listingRemoved);
  },
};

/** A missing conversation, or one of other users: both look the same. */
export const NotThere: Story = {
  parameters: at(paths.messages.href({ listingId: 'listing-02', otherUserId: 'user-dev' }), { as: 'ana' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /no such conversation/ })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: words.replyLabel })).toBeNull();
  },
};

/** The list loaded, the thread failed. */
export const ConversationFailed: Story = {
  parameters: { ...at(withBen, { as: 'ana' }), ...answering(messages.conversationFailing) },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Ben Okafor' }));
    await expect(await section.findByRole('button', { name: texts.common.tryAgain })).toBeVisible();
    await expect(section.getByRole('alert')).toHaveTextContent(texts.errors.serverBusy);
    await expect(section.queryByRole('textbox')).toBeNull();
  },
};

/** The thread is loading; a reply is sent once it has loaded. */
export const ConversationLoading: Story = {
  parameters: { ...at(withBen, { as: 'ana' }), ...answering(messages.conversationPending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { current: true })).toBeVisible();
    await expect(canvas.getByRole('log')).toHaveAttribute('aria-busy', 'true');
    await fill(canvas.getByRole('textbox', { name: words.replyLabel }), 'On my way');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: texts.contactSeller.sending })).toBeVisible();
  },
};

/**
 * A thousand messages with Ben, and a thousand conversations, all with the same users about other listings.
 */
function writeALot(): void {
  const world = model();
  const [sample] = world.messages;
  const bike = world.listings.find(({ id }) => id === 'listing-02');
  if (sample === undefined || bike === undefined) throw new Error('an empty world');
  const minute = (n: number) => new Date(Date.UTC(2026, 4, 1) + n * 60_000).toISOString();
  const said = Array.from({ length: 996 }, (_, n) => ({
    ...sample,
    id: `long-${n}`,
    content: `Line ${n + 1} of a long talk about the bike`,
    from_user_id: n % 3 === 0 ? 'user-ana' : 'user-ben',
    to_user_id: n % 3 === 0 ? 'user-ben' : 'user-ana',
    created_at: minute(n * 20),
  }));
  const asked = Array.from({ length: 998 }, (_, n) => ({
    ...sample,
    id: `asked-${n}`,
    listing_id: `many-${n}`,
    from_user_id: 'user-cleo',
    to_user_id: 'user-ana',
    content: `Question ${n + 1}`,
    created_at: minute(n),
  }));
  world.listings.push(
    ...asked.map(({ listing_id: id }, n) => ({ ...bike, id, user_id: 'user-ana', title: `Thing ${n + 1}` })),
  );
  world.messages = [...asked, ...said, ...world.messages];
}

/**
 * A long conversation among many: it opens at its end, and loads older messages on demand without shifting.
 */
export const Long: Story = {
  parameters: at(withBen, { as: 'ana', prepare: writeALot }),
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log', { busy: false });
    const oldest = await within(log).findByText('Line 951 of a long talk about the bike');
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
    // The pane scrolls to its end once more when it has settled, unless the user has scrolled away.
    await waitFor(async () => {
      const scrolled = new Promise((resolve) => log.addEventListener('scroll', resolve, { once: true }));
      log.scrollTop = 0;
      await scrolled;
      await expect(log.scrollTop).toBe(0);
    });
    const top = () => Math.round(oldest.getBoundingClientRect().top);
    const before = top();
    await userEvent.click(within(log).getByRole('button', { name: 'Load earlier messages' }));
    await within(log).findByText('Line 901 of a long talk about the bike');
    await expect(Math.abs(top() - before)).toBeLessThanOrEqual(1);
    const more = canvas.getByRole('button', { name: 'More conversations' });
    await userEvent.click(more);
    await waitFor(() =>
      expect(
        within(canvas.getByRole('list', { name: 'Conversations' })).getAllByRole('listitem'),
      ).toHaveLength(40),
    );
    await waitFor(() => expect(more).not.toHaveAttribute('aria-busy', 'true'));
  },
};

export const Empty: Story = {
  parameters: { ...asUser('ana'), ...answering(messages.empty) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.empty)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { ...asUser('ana'), ...answering(messages.failing) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.common.tryAgain })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.errors.serverBusy);
  },
};

/** The session ends while the page is open: the next request shows it, and leads to signing in and back. */
export const SessionEnded: Story = {
  globals: onDesktop,
  parameters: asUser('ana'),
  play: async ({ canvas }) => {
    // Wait until the newest has opened by itself, or it would rerender during the click.
    const log = await canvas.findByRole('log', { busy: false });
    await waitFor(() => expect(log).not.toHaveAttribute('aria-busy', 'true'));
    const cleo = await canvas.findByRole('link', { name: /Cleo Zhang/ });
    endSessions(model(), () => true);
    await userEvent.click(cleo);
    await expect(await canvas.findByText(words.notSignedIn)).toBeVisible();
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: texts.navigation.signIn }),
    ).toHaveAttribute(
      'href',
      paths.login.href(paths.messages.href({ listingId: 'listing-01', otherUserId: 'user-cleo' })),
    );
  },
};

/** Photo placeholders are squares. */
export const Loading: Story = {
  parameters: { ...asUser('ana'), ...answering(messages.pending) },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Conversations', busy: true });
    const photo = list.querySelector('li > span > span[aria-hidden]');
    await expect(photo?.clientHeight).toBe(photo?.clientWidth);
  },
};

/** On a tablet both panes fit, and names fit next to the time. */
export const Tablet: Story = {
  globals: onTablet,
  parameters: at(withBen, { as: 'ana' }),
  play: async ({ canvas, canvasElement }) => {
    await onceRead(canvas);
    const name = canvasElement.querySelector('li a[href*="listing="] bdi:has(+ time)');
    const [line, time] = [name?.parentElement, name?.nextElementSibling];
    // Two typical names of seven letters each, next to the time.
    const room = (line?.clientWidth ?? 0) - (time?.getBoundingClientRect().width ?? 0);
    await expect(room).toBeGreaterThan(150);
  },
};

/** On a phone one pane at a time; Back leads to the list. */
export const Phone: Story = {
  globals: onPhone,
  parameters: at(withBen, { as: 'ana' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('log', { busy: false });
    await expect(canvas.getByRole('link', { name: words.back })).toHaveAttribute('href', '/messages');
    await expect(canvas.queryByRole('list', { name: 'Conversations' })).toBeNull();
    // A chat: the site's header and bottom bar are hidden, and most of the window is for messages.
    await expect(canvas.queryByRole('link', { name: /^Porchlight/ })).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const height = canvas.getByRole('log').clientHeight;
    await expect(height).toBeGreaterThan(window.innerHeight * 0.7);
  },
};

export const PhoneList: Story = { globals: onPhone, parameters: asUser('ana') };
