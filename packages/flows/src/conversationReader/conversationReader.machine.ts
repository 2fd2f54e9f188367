import { countChars, limits, normalizeNewlines, sameId, type Message } from '@porchlight/domain';
import { assign, emit, raise, setup } from 'xstate';

import { callPlaceholder } from '../shared/index.ts';

/** What an open conversation starts with. */
export interface ConversationReaderInput {
  /** Who reads: only messages to this person are marked. */
  userId: string;
  /** The other person or the listing is gone: the conversation stays readable, replying ends. */
  closed?: boolean;
}

/** What an open conversation knows while it runs. */
export interface ConversationReaderContext {
  userId: string;
  closed: boolean;
  /** Oldest first. */
  messages: Message[];
  /** Messages that were tried to be marked: each one once. */
  attempted: string[];
  /** Those that are being marked now. */
  marking: string[];
  /** The last message stands in sight. */
  atEnd: boolean;
  /** The text of the reply box; kept until it has arrived. */
  reply: string;
}

/** What can happen to an open conversation. */
export type ConversationReaderEvent =
  /** What the server says the conversation is, in any order; older pages included. */
  | { type: 'messages.received'; messages: Message[] }
  /** Scrolling came to rest, or went on. */
  | { type: 'pane.scrolled'; atEnd: boolean }
  | { type: 'reply.changed'; text: string }
  /** Enter or the button; never while a word is being composed. */
  | { type: 'reply.sent' }
  /** The other person or the listing is gone. */
  | { type: 'conversation.closed' }
  /** Raised by the machine itself when one's own reply has joined the conversation. */
  | { type: 'scroll.requested' };

/** What an open conversation tells whoever listens, beside its state. */
export type ConversationReaderEmitted =
  /** Bring the last message into sight. */
  | { type: 'scroll.due' }
  /** The server knows they are read: update the list and the badge. */
  | { type: 'messages.marked'; ids: string[] }
  /** The reply arrived. */
  | { type: 'reply.delivered'; message: Message }
  /** For the log only. */
  | { type: 'failure.logged'; error: unknown };

/** One failure among several does not stop the others. */
export interface MarkOutput {
  marked: string[];
  failures: unknown[];
}

function sortMessages(messages: readonly Message[]): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].toSorted(
    (a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id),
  );
}

/** Messages to this person, unread and not tried yet. */
export function unreadIds({
  messages,
  userId,
  attempted,
}: Pick<ConversationReaderContext, 'messages' | 'userId' | 'attempted'>): string[] {
  return messages
    .filter(({ id, read, to_user_id: to }) => !read && sameId(to, userId) && !attempted.includes(id))
    .map(({ id }) => id);
}

/** Whether the reply may be sent as it stands. */
export function canReply({
  reply,
  messages,
  closed,
}: Pick<ConversationReaderContext, 'reply' | 'messages' | 'closed'>): boolean {
  return !closed && messages.length > 0 && reply.trim() !== '' && countChars(reply) <= limits.messageMax;
}

/** Whether new messages move the view: the conversation just opened, one's own arrived, or the end was in sight. */
function moves(context: ConversationReaderContext, messages: readonly Message[]): boolean {
  const last = sortMessages(messages).at(-1);
  const known = context.messages.at(-1);
  if (last === undefined || last.id === known?.id) return false;
  return known === undefined || context.atEnd || sameId(last.from_user_id, context.userId);
}

/** One open conversation: marks what was read, keeps the end in sight, sends replies. */
export const conversationReaderMachine = setup({
  types: {} as {
    context: ConversationReaderContext;
    input: ConversationReaderInput;
    events: ConversationReaderEvent;
    emitted: ConversationReaderEmitted;
    tags: 'busy' | 'form';
  },
  actors: {
    /** Marks every id, one call each. */
    markRead: callPlaceholder<MarkOutput, { ids: string[] }>('markRead'),
    /** `messageId` is the newest of the conversation; the server finds out whom it goes to. */
    sendReply: callPlaceholder<Message, { messageId: string; content: string }>('sendReply'),
  },
  guards: {
    hasUnread: ({ context }) => unreadIds(context).length > 0,
    bringsUnread: ({ context }, params: { messages: Message[] }) =>
      unreadIds({ ...context, messages: params.messages }).length > 0,
    moves: ({ context }, params: { messages: Message[] }) => moves(context, params.messages),
    hasFailures: (_, params: { failures: unknown[] }) => params.failures.length > 0,
    isAway: (_, params: { atEnd: boolean }) => !params.atEnd,
    canReply: ({ context }) => canReply(context),
  },
  actions: {
    receive: assign((_, params: { messages: Message[] }) => ({ messages: sortMessages(params.messages) })),
    notePlace: assign((_, params: { atEnd: boolean }) => ({ atEnd: params.atEnd })),
    pickUnread: assign(({ context }) => {
      const marking = unreadIds(context);
      return { marking, attempted: [...context.attempted, ...marking] };
    }),
    noteMarked: assign(({ context }, params: { ids: string[] }) => ({
      marking: [],
      messages: context.messages.map((message) =>
        params.ids.includes(message.id) ? { ...message, read: true } : message,
      ),
    })),
    close: assign({ closed: true }),
    write: assign((_, params: { text: string }) => ({ reply: normalizeNewlines(params.text) })),
    take: assign(({ context }, params: { message: Message }) => ({
      messages: sortMessages([...context.messages, params.message]),
      reply: '',
    })),
    requestScroll: raise({ type: 'scroll.requested' }),
    scroll: emit({ type: 'scroll.due' }),
    announceMarked: emit((_, params: { ids: string[] }) => ({
      type: 'messages.marked' as const,
      ids: params.ids,
    })),
    announceReply: emit((_, params: { message: Message }) => ({
      type: 'reply.delivered' as const,
      message: params.message,
    })),
    logFailure: emit((_, params: { error: unknown }) => ({
      type: 'failure.logged' as const,
      error: params.error,
    })),
  },
  delays: {
    readingTime: limits.markReadDelayMs,
    layoutTime: limits.scrollToBottomDelayMs,
  },
}).createMachine({
  id: 'conversationReader',
  type: 'parallel',
  context: ({ input }) => ({
    userId: input.userId,
    closed: input.closed ?? false,
    messages: [],
    attempted: [],
    marking: [],
    atEnd: true,
    reply: '',
  }),
  states: {
    /** What the conversation holds. */
    holding: {
      on: {
        'messages.received': { actions: { type: 'receive', params: ({ event }) => event } },
        'pane.scrolled': { actions: { type: 'notePlace', params: ({ event }) => event } },
        'conversation.closed': { actions: 'close' },
      },
    },
    marking: {
      initial: 'resting',
      states: {
        deciding: { always: [{ guard: 'hasUnread', target: 'reading' }, { target: 'resting' }] },
        resting: {
          on: {
            'messages.received': {
              guard: { type: 'bringsUnread', params: ({ event }) => event },
              target: 'reading',
            },
          },
        },
        reading: { after: { readingTime: { target: 'saving', actions: 'pickUnread' } } },
        saving: {
          invoke: {
            id: 'markRead',
            src: 'markRead',
            input: ({ context }) => ({ ids: context.marking }),
            onDone: [
              {
                guard: { type: 'hasFailures', params: ({ event }) => event.output },
                target: 'deciding',
                actions: [
                  { type: 'noteMarked', params: ({ event }) => ({ ids: event.output.marked }) },
                  { type: 'announceMarked', params: ({ event }) => ({ ids: event.output.marked }) },
                  { type: 'logFailure', params: ({ event }) => ({ error: event.output.failures }) },
                ],
              },
              {
                target: 'deciding',
                actions: [
                  { type: 'noteMarked', params: ({ event }) => ({ ids: event.output.marked }) },
                  { type: 'announceMarked', params: ({ event }) => ({ ids: event.output.marked }) },
                ],
              },
            ],
            onError: {
              target: 'deciding',
              actions: [
                { type: 'noteMarked', params: { ids: [] } },
                { type: 'logFailure', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
    scrolling: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'messages.received': {
              guard: { type: 'moves', params: ({ event }) => event },
              target: 'settling',
            },
            'scroll.requested': { target: 'settling' },
          },
        },
        /** The new message is being laid out. Whoever scrolls away meanwhile is left alone. */
        settling: {
          after: { layoutTime: { target: 'resting', actions: 'scroll' } },
          on: {
            'pane.scrolled': {
              guard: { type: 'isAway', params: ({ event }) => event },
              target: 'resting',
            },
          },
        },
      },
    },
    replying: {
      initial: 'composing',
      states: {
        composing: {
          tags: ['form'],
          on: {
            'reply.changed': { actions: { type: 'write', params: ({ event }) => event } },
            'reply.sent': { guard: 'canReply', target: 'sending' },
          },
        },
        sending: {
          tags: ['busy'],
          invoke: {
            id: 'sendReply',
            src: 'sendReply',
            input: ({ context }) => ({
              messageId: context.messages.at(-1)?.id ?? '',
              content: context.reply.trim(),
            }),
            onDone: {
              target: 'composing',
              actions: [
                { type: 'take', params: ({ event }) => ({ message: event.output }) },
                { type: 'announceReply', params: ({ event }) => ({ message: event.output }) },
                'requestScroll',
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'logFailure', params: ({ event }) => event },
            },
          },
        },
        /** Not sent; the text is kept and can be sent again. */
        failed: {
          tags: ['form'],
          on: {
            'reply.changed': {
              target: 'composing',
              actions: { type: 'write', params: ({ event }) => event },
            },
            'reply.sent': { guard: 'canReply', target: 'sending' },
          },
        },
      },
    },
  },
});
