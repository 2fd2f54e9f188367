import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { fill } from '../../testing/fill.ts';
import { messages, model } from '../../testing/mocks/index.ts';
import { endSessions } from '../../testing/mocks/sessions.ts';
import { answering, asUser, at, inApp, onPhone, onTablet } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { MessagesScreen } from './MessagesScreen.tsx';

const words = texts.messages;
const withBen = paths.messages.href({ listingId: 'listing-02', otherUserId: 'user-ben' });

const app = inApp(paths.messages.href());

const meta = {
  title: 'Screens/Messages',
  component: MessagesScreen,
  ...app,
  // Its panes are as tall as the screen.
  parameters: { ...app.parameters, visual: { frame: 'screen' } },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What stands in sight counts as read after a moment: of two unread conversations one is left. */
const onceRead = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('link', { name: 'Messages, 1 unread' });

/** All conversations, none chosen yet. Choosing one opens it. */
export const Default: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Conversations' })).toBeVisible();
  },
};

/** A conversation by its address: what was said, and a reply that joins it. */
export const Conversation: Story = {
  parameters: { ...at(withBen, { as: 'ana' }), visual: { themes: ['light', 'dark'] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Could I come by on Saturday/, { selector: '[role=log] *' }),
    ).toBeVisible();
    const log = canvas.getByRole('log');
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: texts.navigation.report }),
    ).toHaveAttribute('href', '/report?listing=listing-02&user=Ben+Okafor');
    const reply = canvas.getByRole('textbox', { name: words.replyLabel });
    await userEvent.type(reply, 'Saturday at ten?{Shift>}{Enter}{/Shift}Thank you{Enter}');
    await expect(await within(log).findByText(/Saturday at ten\?/)).toBeVisible();
    await waitFor(() => expect(reply).toHaveValue(''));
    await onceRead(canvas);
  },
};

/** A reply that did not arrive stays in its box and can be sent again. */
export const ReplyFailed: Story = {
  parameters: { ...at(withBen, { as: 'ana' }), ...answering(messages.unsendable) },
  play: async ({ canvas }) => {
    await canvas.findByRole('log');
    const reply = canvas.getByRole('textbox', { name: words.replyLabel });
    await userEvent.type(reply, 'Is ten too early?{Enter}');
    await expect(await canvas.findByText(words.notSent)).toBeVisible();
    await expect(reply).toHaveValue('Is ten too early?');
    await onceRead(canvas);
  },
};

/** What one may report from a conversation: the other person, and the listing unless it is one's own. */
export const OwnListing: Story = {
  parameters: {
    ...at(paths.messages.href({ listingId: 'listing-02', otherUserId: 'user-ana' }), { as: 'ben' }),
    visual: { disable: true, reason: 'looks like any conversation' },
  },
  play: async ({ canvas }) => {
    const thread = within(await canvas.findByRole('region', { name: 'Ana Morales' }));
    await expect(await thread.findByRole('link', { name: texts.navigation.report })).toHaveAttribute(
      'href',
      '/report?user=Ana+Morales',
    );
  },
};

/** Looking into another conversation keeps what was typed here. */
export const DraftKept: Story = {
  parameters: {
    ...at(withBen, { as: 'ana' }),
    visual: { disable: true, reason: 'about what is kept, not about looks' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('log');
    await fill(canvas.getByRole('textbox', { name: words.replyLabel }), 'Half a thou');
    await canvas.findByRole('link', { current: true });
    const list = within(canvas.getByRole('list', { name: 'Conversations' }));
    const other = list.getAllByRole('link').find((link) => link.getAttribute('aria-current') === null);
    if (other === undefined) throw new Error('only one conversation');
    await userEvent.click(other);
    // Until the other conversation is there, this one's box still is.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: words.replyLabel })).toHaveValue(''));
    const back = (await list.findAllByRole('link')).find((link) => link.getAttribute('href') === withBen);
    if (back === undefined) throw new Error('the first conversation is gone');
    await userEvent.click(back);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: words.replyLabel })).toHaveValue('Half a thou'),
    );
  },
};

/** The other account and the listing are gone: what was said stays, and it says why nobody can answer. */
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

/** An address of a conversation that there is not, or that others have: one cannot tell which. */
export const NotThere: Story = {
  parameters: at(paths.messages.href({ listingId: 'listing-02', otherUserId: 'user-dev' }), { as: 'ana' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /no such conversation/ })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: words.replyLabel })).toBeNull();
  },
};

/** The list came, the thread did not. */
export const ConversationFailed: Story = {
  parameters: { ...at(withBen, { as: 'ana' }), ...answering(messages.conversationFailing) },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Ben Okafor' }));
    await expect(await section.findByRole('button', { name: texts.common.tryAgain })).toBeVisible();
    await expect(section.getByRole('alert')).toHaveTextContent(texts.errors.serverBusy);
    await expect(section.queryByRole('textbox')).toBeNull();
  },
};

/** The thread is on its way; whoever answers already is sent as soon as it is there. */
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

/** A thousand messages with Ben, and a thousand conversations, all with the same people about other things. */
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

/** A long talk among many: it opens at its end, and gives its older part on demand without moving what is read. */
export const Long: Story = {
  parameters: at(withBen, { as: 'ana', prepare: writeALot }),
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    const oldest = await within(log).findByText('Line 951 of a long talk about the bike');
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
    // The pane goes to its end once more when it has settled, unless its reader has left by then.
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

/** The session ends while the page is open: the next look at anything says so, and leads to signing in and back. */
export const SessionEnded: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas }) => {
    const ben = await canvas.findByRole('link', { name: /Ben Okafor/ });
    endSessions(model(), () => true);
    await userEvent.click(ben);
    await expect(await canvas.findByText(words.notSignedIn)).toBeVisible();
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: texts.navigation.signIn }),
    ).toHaveAttribute('href', paths.login.href(withBen));
  },
};

/** The pictures of people wait as circles. */
export const Loading: Story = {
  parameters: { ...asUser('ana'), ...answering(messages.pending) },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Conversations', busy: true });
    const circle = list.querySelector('li > span > span[aria-hidden]');
    await expect(circle?.clientHeight).toBe(circle?.clientWidth);
  },
};

/** On a tablet both panes have room, and names have theirs beside the time. */
export const Tablet: Story = {
  globals: onTablet,
  parameters: at(withBen, { as: 'ana' }),
  play: async ({ canvas, canvasElement }) => {
    await onceRead(canvas);
    const name = canvasElement.querySelector('li a[href*="listing="] bdi:has(+ time)');
    const [line, time] = [name?.parentElement, name?.nextElementSibling];
    // Two usual names of seven letters each, beside the time.
    const room = (line?.clientWidth ?? 0) - (time?.getBoundingClientRect().width ?? 0);
    await expect(room).toBeGreaterThan(150);
  },
};

/** On a phone one pane at a time; the way back leads to the list. */
export const Mobile: Story = {
  globals: onPhone,
  parameters: at(withBen, { as: 'ana' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('log');
    await expect(canvas.getByRole('link', { name: words.back })).toHaveAttribute('href', '/messages');
    await expect(canvas.queryByRole('list', { name: 'Conversations' })).toBeNull();
    await onceRead(canvas);
  },
};

export const MobileList: Story = { globals: onPhone, parameters: asUser('ana') };
