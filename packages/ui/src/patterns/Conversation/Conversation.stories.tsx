import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import {
  sampleMessage,
  sampleNow,
  sampleOther,
  sampleReader,
  sampleConversation,
} from '../../samples/index.ts';
import { MessageNudge } from '../MessageNudge/index.ts';
import { OfferBubble } from '../OfferBubble/index.ts';
import { ReplyBox } from '../ReplyBox/index.ts';
import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { Conversation, type ConversationProps } from './index.ts';

const meta = {
  title: 'Patterns/Conversation',
  component: Conversation,
  args: {
    conversation: sampleConversation,
    currentUserId: sampleReader,
    otherName: 'Ana Castillo',
    now: sampleNow,
    style: { blockSize: 620, maxInlineSize: 720 },
    onAtEndChange: fn(),
  },
} satisfies Meta<typeof Conversation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Days, groups, times by age, and the mark where the unread part starts. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const log = within(within(canvasElement).getByRole('log', { name: 'Messages' }));
    await expect(log.getByText('New')).toBeInTheDocument();
    await expect(log.getByText('Today')).toBeInTheDocument();
    await expect(log.getByText('3:26 PM')).toHaveAttribute('datetime', '2026-06-15T15:26:00.000Z');
    await expect(log.getByText('Friday')).toBeInTheDocument();
    await expect(log.getAllByText('Jun 6, 2026')).toHaveLength(2);
  },
};

/** The user's own messages are sent, then seen; a group counts as seen when all of it is. */
export const Ticks: Story = {
  parameters: { visual: { disable: true, reason: 'Default shows a tick, this how it changes' } },
  render: (args) => <Read {...args} />,
  args: {
    conversation: [
      sampleMessage('t1', sampleReader, 60, 'Is it still there?', true),
      sampleMessage('t2', sampleOther, 50, 'It is.'),
      sampleMessage('t3', sampleReader, 12, 'Good.', true),
      sampleMessage('t4', sampleReader, 11, 'I could come today.', false),
    ],
  },
  play: async ({ canvas }) => {
    const log = within(canvas.getByRole('log'));
    await expect(log.getAllByText('Seen')).toHaveLength(1);
    await expect(log.getAllByText('Sent')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'They read' }));
    await waitFor(() => expect(log.getAllByText('Seen')).toHaveLength(2));
    await expect(log.queryByText('Sent')).toBeNull();
  },
};

/** Notices about the listing appear between the messages, in the reader's wording. */
export const Notices: Story = {
  args: {
    conversation: (['reserved', 'released', 'sold', 'gone'] as const).flatMap((notice, index) => [
      { ...sampleMessage(`a${index}`, sampleOther, 60 - index * 10, 'Told by the server'), notice },
      { ...sampleMessage(`b${index}`, sampleReader, 55 - index * 10, 'Told by the server'), notice },
    ]),
  },
  play: async ({ canvasElement }) => {
    const log = within(within(canvasElement).getByRole('log', { name: 'Messages' }));
    await expect(log.getByText('Reserved for you')).toBeVisible();
    await expect(log.getByText('Sold to Ana Castillo')).toBeVisible();
    await expect(log.queryByText('Told by the server')).toBeNull();
  },
};

/** Removed messages leave a line, on either side. */
export const Removed: Story = {
  parameters: { visual: { disable: true, reason: 'Notices shows lines among the bubbles' } },
  args: {
    conversation: [
      { ...sampleMessage('r1', sampleOther, 30, ''), removed: true },
      sampleMessage('r2', sampleReader, 20, 'Thank you for removing it.'),
    ],
    nudgeFor: () => 'Careful',
  },
  play: async ({ canvas }) => {
    const log = within(canvas.getByRole('log'));
    await expect(log.getByText('This message was removed.')).toBeVisible();
    await expect(log.queryByText('Careful')).toBeNull();
  },
};

/** A safety tip under the other user's messages, not under one's own; read in the log, after the message. */
export const Nudges: Story = {
  parameters: {
    visual: {
      disable: true,
      reason: 'Kinds of MessageNudge shows it, Nudged of the messages where it stands',
    },
  },
  args: {
    conversation: [
      sampleMessage('n1', sampleOther, 30, 'Send me the code that you got'),
      sampleMessage('n2', sampleOther, 29, 'See you on Saturday'),
      sampleMessage('n3', sampleReader, 20, 'Which code?'),
    ],
    nudgeFor: ({ content }) => content.includes('code') && <MessageNudge kind="code" safetyHref="#safety" />,
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(within(log).getAllByRole('link', { name: 'Safety tips' })).toHaveLength(1);
    await expect(log).toHaveTextContent(/code that you got ?Caution: Never pass on a code/);
  },
};

const offerEnd = new Date(sampleNow + 40 * 3_600_000).toISOString();

/** An offer has its own bubble; without `offerFor` its text is shown. */
export const Offers: Story = {
  parameters: { visual: { disable: true, reason: 'States of OfferBubble shows the bubbles' } },
  args: {
    conversation: [
      {
        ...sampleMessage('o1', sampleReader, 40, 'Offer: $190'),
        offer: { amount: 190, status: 'countered', expires_at: offerEnd },
      },
      {
        ...sampleMessage('o2', sampleOther, 20, 'Offer: $220', false),
        offer: { amount: 220, status: 'open', expires_at: offerEnd },
      },
    ],
    offerFor: (message) =>
      message.offer && (
        <OfferBubble
          offer={message.offer}
          own={message.from_user_id === sampleReader}
          otherName="Ana Castillo"
          now={sampleNow}
          onAct={() => undefined}
        />
      ),
  },
  play: async ({ canvas }) => {
    const log = within(canvas.getByRole('log'));
    await expect(log.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expect(log.getByText('Your offer')).toBeVisible();
    await expect(log.queryByText('Offer: $220')).toBeNull();
  },
};

function Read(props: ConversationProps) {
  const [isRead, setRead] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 8, maxInlineSize: 560 }}>
      <Conversation
        {...props}
        conversation={props.conversation.map((each) => ({ ...each, read: each.read || isRead }))}
        style={{ blockSize: 420 }}
      />
      <Button variant="soft" onClick={() => setRead(true)}>
        They read
      </Button>
    </div>
  );
}

const page = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const position = from + index;
    const author = position % 3 === 0 ? sampleReader : sampleOther;
    const id = `p${String(position).padStart(3, '0')}`;
    return sampleMessage(id, author, (200 - position) * 7, `Message ${position}`);
  });

function Paged(props: ConversationProps) {
  const [from, setFrom] = useState(60);
  const [sent, setSent] = useState<ConversationProps['conversation']>([]);
  const add = (author: string) =>
    setSent([...sent, sampleMessage(`q${sent.length}`, author, 0, `Sent ${sent.length}`)]);
  return (
    <div style={{ display: 'grid', gap: 8, maxInlineSize: 560 }}>
      <Conversation
        {...props}
        conversation={[...page(from, 100), ...sent]}
        onLoadEarlier={from > 0 ? () => setFrom(from - 20) : undefined}
        style={{ blockSize: 420 }}
      />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button variant="soft" onClick={() => add(sampleOther)}>
          They write
        </Button>
        <Button variant="soft" onClick={() => add(sampleReader)}>
          I write
        </Button>
      </div>
    </div>
  );
}

/**
 * It opens at the end; earlier messages are inserted above without moving the view; new ones below are offered by a
 * button.
 */
export const KeepsItsPlace: Story = {
  render: (args) => <Paged {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole('log');
    const fromEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight;
    await expect(fromEnd()).toBeLessThan(2);

    await walkByKeys(async () => {
      const earlier = canvas.getByRole('button', { name: 'Load earlier messages' });
      const [first, second] = canvas.getAllByRole('button', { name: /write$/ });
      if (!first || !second) throw new Error('A button is missing.');
      await expectTabOrder(canvasElement, log, earlier, first, second);
      log.focus();
      const moved = async (pressing: () => Promise<void>) => {
        const { scrollTop } = log;
        const ended = new Promise((resolve) => {
          log.addEventListener('scrollend', resolve, { once: true });
        });
        await pressing();
        await ended;
        return log.scrollTop - scrollTop;
      };
      await moved(async () => {
        log.scrollTop = 100;
      });
      await moved(() => press('Home'));
      await expect(log.scrollTop).toBe(0);
      await expect(await moved(() => press('ArrowDown'))).toBeGreaterThan(0);
      await expect(await moved(() => press('PageDown'))).toBeGreaterThan(100);
      await expect(await moved(() => press('ArrowUp'))).toBeLessThan(0);
      await expect(await moved(() => press('PageUp'))).toBeLessThan(-100);
      await moved(() => press('End'));
      await expect(fromEnd()).toBeLessThan(2);
    });

    log.scrollTop -= 10;
    await waitFor(() => expect(args.onAtEndChange).toHaveBeenLastCalledWith(false));
    log.scrollTop += 5;
    await waitFor(() => expect(args.onAtEndChange).toHaveBeenLastCalledWith(true));

    log.scrollTop = 0;
    const old = canvas.getByText('Message 60');
    const before = old.getBoundingClientRect().top;
    canvas.getByRole('button', { name: 'Load earlier messages' }).focus();
    await press('Enter');
    await canvas.findByText('Message 40');
    await expect(Math.abs(old.getBoundingClientRect().top - before)).toBeLessThan(48);
    await waitFor(() => expect(args.onAtEndChange).toHaveBeenLastCalledWith(false));

    await userEvent.click(canvas.getByRole('button', { name: 'They write' }));
    await expect(fromEnd()).toBeGreaterThan(100);
    (await canvas.findByRole('button', { name: 'New messages' })).focus();
    await press('Space');
    await expect(fromEnd()).toBeLessThan(2);
    await expect(args.onAtEndChange).toHaveBeenLastCalledWith(true);

    log.scrollTop = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'I write' }));
    await expect(fromEnd()).toBeLessThan(2);
    await expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { visual: { disable: true, reason: 'stands on Screens/Messages, Conversation Loading' } },
  args: { conversation: [], loading: true },
};

/** With the reply box below, on a phone; long words and right-to-left. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    conversation: [
      ...sampleConversation.slice(2),
      sampleMessage(
        'm8',
        sampleOther,
        20,
        'مرحبا، هل الطاولة ما زالت متاحة؟ https://example.test/a-very-long-address-that-does-not-break',
      ),
      sampleMessage('m9', sampleReader, 2, 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'),
    ],
  },
  render: (args) => (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 660 }}>
      <Conversation {...args} style={{ flex: 1 }} />
      <ReplyBox value="" onValueChange={fn()} onSend={fn()} />
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
