import { countChars, limits, normalizeNewlines, sameId, type Message } from '@porchlight/domain';
import { assign, emit, raise, setup } from 'xstate';

import { callPlaceholder, failureLogged, logFailure } from '../shared/index.ts';

/** Input of the conversation reader machine. */
export interface ConversationReaderInput {
  /** The current user: only messages to this user are marked as read. */
  userId: string;
  /** The other user or the listing is gone: the conversation stays readable, replying is disabled. */
  closed?: boolean;
}

/** Context of the conversation reader machine. */
export interface ConversationReaderContext {
  userId: string;
  closed: boolean;
  /** Oldest first. */
  messages: Message[];
  /** Messages already tried to mark as read: each is tried once. */
  attempted: string[];
  /** Messages being marked as read now. */
  marking: string[];
  /** The last message is in view. */
  atEnd: boolean;
  /** The text of the reply box; kept until delivered. */
  reply: string;
}

/** Events of the conversation reader machine. */
export type ConversationReaderEvent =
  /** Messages from the server, in any order; older pages included. */
  | { type: 'messages.received'; messages: Message[] }
  /** Scrolling stopped or continued. */
  | { type: 'pane.scrolled'; atEnd: boolean }
  | { type: 'reply.changed'; text: string }
  /** Enter or the button; never during IME composition. */
  | { type: 'reply.sent' }
  /** The other user or the listing is gone. */
  | { type: 'conversation.closed' }
  /** Raised by the machine when the user's own reply was added to the conversation. */
  | { type: 'scroll.requested' };

/** Events the machine emits. */
export type ConversationReaderEmitted =
  /** Scroll the last message into view. */
  | { type: 'scroll.due' }
  /** The server marked these messages as read: update the list and the badge. */
  | { type: 'messages.marked'; ids: string[] }
  /** The reply was delivered. */
  | { type: 'reply.delivered'; message: Message }
  /** For the log only. */
  | { type: 'failure.logged'; error: unknown };

/** One failed call does not stop the others. */
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

/** Unread messages to this user that were not tried yet. */
export function unreadIds({
  messages,
  userId,
  attempted,
}: Pick<ConversationReaderContext, 'messages' | 'userId' | 'attempted'>): string[] {
  return messages
    .filter(({ id, read, to_user_id: to }) => !read && sameId(to, userId) && !attempted.includes(id))
    .map(({ id }) => id);
}

/** Whether the reply can be sent as it is. */
export function canReply({
  reply,
  messages,
  closed,
}: Pick<ConversationReaderContext, 'reply' | 'messages' | 'closed'>): boolean {
  return !closed && messages.length > 0 && reply.trim() !== '' && countChars(reply) <= limits.messageMax;
}

/**
 * Whether new messages scroll the view: the conversation just opened, the user's own message arrived, or the end was
 * in view.
 */
function moves(context: ConversationReaderContext, messages: readonly Message[]): boolean {
  const last = sortMessages(messages).at(-1);
  const known = context.messages.at(-1);
  if (last === undefined || last.id === known?.id) return false;
  return known === undefined || context.atEnd || sameId(last.from_user_id, context.userId);
}

/** One open conversation: marks messages as read, keeps the end in view, sends replies. */
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
    /** `messageId` is the newest message of the conversation; the server derives the recipient. */
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
    logFailure: emit(failureLogged),
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
    /** The messages of the conversation. */
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
              actions: [{ type: 'noteMarked', params: { ids: [] } }, logFailure],
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
        /** The new message is being laid out. If the user scrolls away meanwhile, the view stays there. */
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
              actions: logFailure,
            },
          },
        },
        /** Sending failed; the text is kept for a retry. */
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
