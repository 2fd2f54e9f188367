import {
  countChars,
  inquirySubject,
  limits,
  normalizeNewlines,
  texts,
  type Message,
  type MessageInput,
} from '@porchlight/domain';
import { assign, emit, setup } from 'xstate';

import { callPlaceholder, failureLogged, logFailure } from '../shared/index.ts';

/** Input of the contact dialog machine. */
export interface ContactDialogInput {
  listingId: string;
  listingTitle: string;
}

/** Context of the contact dialog machine. */
export interface ContactDialogContext {
  listingId: string;
  defaultSubject: string;
  subject: string;
  message: string;
  /** The inline error of the last attempt; typing clears it. */
  error: string | null;
}

/** Events of the contact dialog machine. */
export type ContactDialogEvent =
  | { type: 'dialog.opened' }
  /** Escape, the backdrop, Cancel or the close button. */
  | { type: 'dialog.closed' }
  | { type: 'subject.changed'; subject: string }
  | { type: 'message.changed'; message: string }
  /** The button, or Ctrl or Cmd+Enter. */
  | { type: 'message.sent' }
  | { type: 'discard.confirmed' }
  | { type: 'discard.canceled' }
  | { type: 'success.dismissed' };

/** Events the machine emits. */
export type ContactDialogEmitted =
  /** The message was delivered: reload the conversations. */
  { type: 'message.delivered'; message: Message | undefined } | { type: 'failure.logged'; error: unknown };

/** Whether the message can be sent as it is. */
export function canSendMessage({
  subject,
  message,
}: Pick<ContactDialogContext, 'subject' | 'message'>): boolean {
  return (
    message.trim() !== '' &&
    countChars(message) <= limits.messageMax &&
    countChars(subject) <= limits.subjectMax
  );
}

/** Writing to a seller. The typed text is kept until the message is delivered or the writer discards it. */
export const contactDialogMachine = setup({
  types: {} as {
    context: ContactDialogContext;
    input: ContactDialogInput;
    events: ContactDialogEvent;
    emitted: ContactDialogEmitted;
    tags: 'busy' | 'form' | 'done';
  },
  actors: { sendMessage: callPlaceholder<Message | undefined, MessageInput>('sendMessage') },
  guards: {
    canSend: ({ context }) => canSendMessage(context),
    hasText: ({ context }) => context.message.trim() !== '',
  },
  actions: {
    writeSubject: assign((_, params: { subject: string }) => ({ subject: params.subject, error: null })),
    writeMessage: assign((_, params: { message: string }) => ({
      message: normalizeNewlines(params.message),
      error: null,
    })),
    reset: assign(({ context }) => ({ subject: context.defaultSubject, message: '', error: null })),
    clearError: assign({ error: null }),
    tellFailure: assign({ error: texts.contactSeller.failed }),
    logFailure: emit(failureLogged),
    announce: emit((_, params: { message: Message | undefined }) => ({
      type: 'message.delivered' as const,
      message: params.message,
    })),
  },
}).createMachine({
  id: 'contactDialog',
  context: ({ input }) => {
    const defaultSubject = inquirySubject(input.listingTitle);
    return { listingId: input.listingId, defaultSubject, subject: defaultSubject, message: '', error: null };
  },
  initial: 'closed',
  states: {
    closed: { on: { 'dialog.opened': { target: 'editing' } } },
    editing: {
      tags: ['form'],
      on: {
        'subject.changed': { actions: { type: 'writeSubject', params: ({ event }) => event } },
        'message.changed': { actions: { type: 'writeMessage', params: ({ event }) => event } },
        'message.sent': { guard: 'canSend', target: 'sending', actions: 'clearError' },
        'dialog.closed': [
          { guard: 'hasText', target: 'confirmingDiscard' },
          { target: 'closed', actions: 'reset' },
        ],
      },
    },
    confirmingDiscard: {
      tags: ['form'],
      on: {
        'discard.confirmed': { target: 'closed', actions: 'reset' },
        'discard.canceled': { target: 'editing' },
        'dialog.closed': { target: 'editing' },
      },
    },
    sending: {
      tags: ['busy'],
      initial: 'inSight',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context }) => ({
          listing_id: context.listingId,
          subject: context.subject.trim(),
          content: context.message.trim(),
        }),
        onDone: {
          target: 'sent',
          actions: ['reset', { type: 'announce', params: ({ event }) => ({ message: event.output }) }],
        },
        // Also when the dialog was closed in the meantime: it reopens rather than lose the text silently.
        onError: {
          target: 'editing',
          actions: ['tellFailure', logFailure],
        },
      },
      states: {
        inSight: { tags: ['form'], on: { 'dialog.closed': { target: 'outOfSight' } } },
        outOfSight: { on: { 'dialog.opened': { target: 'inSight' } } },
      },
    },
    sent: {
      tags: ['done'],
      on: { 'success.dismissed': { target: 'closed' }, 'dialog.opened': { target: 'editing' } },
    },
  },
});
