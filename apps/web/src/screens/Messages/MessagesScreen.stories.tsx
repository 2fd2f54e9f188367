import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { fill } from '../../mocks/fill.ts';
import { messages } from '../../mocks/index.ts';
import { answering, asUser, at, inApp, onPhone, onTablet } from '../../mocks/story.tsx';
import { paths } from '../../paths.ts';
import { MessagesScreen } from './MessagesScreen.tsx';

const words = texts.messages;
const withBen = paths.messages.href({ listingId: 'listing-02', otherUserId: 'user-ben' });

const meta = {
  title: 'Screens/Messages',
  component: MessagesScreen,
  ...inApp(paths.messages.href()),
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All conversations, none chosen yet. Choosing one opens it. */
export const Default: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Conversations' })).toBeVisible();
  },
};

/** A conversation by its address: what was said, and a reply that joins it. */
export const Conversation: Story = {
  parameters: at(withBen, { as: 'ana' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Could I come by on Saturday/, { selector: '[role=log] *' }),
    ).toBeVisible();
    const log = canvas.getByRole('log');
    const reply = canvas.getByRole('textbox', { name: words.replyLabel });
    await userEvent.type(reply, 'Saturday at ten?{Shift>}{Enter}{/Shift}Thank you{Enter}');
    await expect(await within(log).findByText(/Saturday at ten\?/)).toBeVisible();
    await waitFor(() => expect(reply).toHaveValue(''));
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
    const list = within(await canvas.findByRole('list', { name: 'Conversations' }));
    const other = (await list.findAllByRole('link')).find(
      (link) => link.getAttribute('aria-current') === null,
    );
    if (other === undefined) throw new Error('only one conversation');
    await userEvent.click(other);
    await expect(await canvas.findByRole('textbox', { name: words.replyLabel })).toHaveValue('');
    const back = (await list.findAllByRole('link')).find((link) => link.getAttribute('href') === withBen);
    if (back === undefined) throw new Error('the first conversation is gone');
    await userEvent.click(back);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: words.replyLabel })).toHaveValue('Half a thou'),
    );
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
  },
};

export const Loading: Story = { parameters: { ...asUser('ana'), ...answering(messages.pending) } };

/** On a tablet both panes have room. */
export const Tablet: Story = { globals: onTablet, parameters: at(withBen, { as: 'ana' }) };

/** On a phone one pane at a time; the way back leads to the list. */
export const Mobile: Story = {
  globals: onPhone,
  parameters: at(withBen, { as: 'ana' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('log');
    await expect(canvas.getByRole('link', { name: words.back })).toHaveAttribute('href', '/messages');
    await expect(canvas.queryByRole('list', { name: 'Conversations' })).toBeNull();
  },
};

export const MobileList: Story = { globals: onPhone, parameters: asUser('ana') };
