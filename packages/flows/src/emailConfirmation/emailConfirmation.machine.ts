import {
  type ConfirmationPreview,
  type ConfirmEmailInput,
  type MessageAnswer,
  transportFailureText,
} from '@porchlight/domain';
import { assign, emit, setup } from 'xstate';

import { callPlaceholder } from '../shared/index.ts';

/** What the confirmation of an address starts with. */
export interface EmailConfirmationInput {
  /** From the mailed link; `null` when the page's address holds none. */
  token: string | null;
}

/** What the confirmation of an address knows while it runs. */
export interface EmailConfirmationContext {
  token: string;
  /** The account behind the link, once it is loaded. */
  preview: ConfirmationPreview | null;
  /** Why the last call didn't reach the server; the link is still good. */
  error: string | null;
}

/** What can happen to the confirmation of an address. */
export type EmailConfirmationEvent =
  /** 'Try again', after the account didn't load. */
  | { type: 'preview.retried' }
  /** 'Confirm this address' */
  | { type: 'address.confirmed' }
  /** 'This isn't me', which asks a question first. */
  | { type: 'disowning.asked' }
  | { type: 'disowning.accepted' }
  | { type: 'disowning.declined' };

/** What the confirmation of an address reports to its listeners. */
export type EmailConfirmationEmitted = { type: 'failure.logged'; error: unknown };

const withToken = ({ context: { token } }: { context: EmailConfirmationContext }): ConfirmEmailInput => ({
  token,
});

/**
 * Confirming an email address with a mailed link: the page shows whose account it is, and only a press confirms it or
 * removes the address from the account.
 */
export const emailConfirmationMachine = setup({
  types: {} as {
    context: EmailConfirmationContext;
    input: EmailConfirmationInput;
    events: EmailConfirmationEvent;
    emitted: EmailConfirmationEmitted;
    tags: 'busy';
  },
  actors: {
    loadPreview: callPlaceholder<ConfirmationPreview, ConfirmEmailInput>('loadPreview'),
    confirmAddress: callPlaceholder<MessageAnswer | void, ConfirmEmailInput>('confirmAddress'),
    disownAddress: callPlaceholder<MessageAnswer | void, ConfirmEmailInput>('disownAddress'),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isTransient: (_, params: { error: unknown }) => transportFailureText(params.error) !== undefined,
  },
  actions: {
    keepPreview: assign((_, params: { output: ConfirmationPreview }) => ({ preview: params.output })),
    clearError: assign({ error: null }),
    tellFailure: assign((_, params: { error: unknown }) => ({
      error: transportFailureText(params.error) ?? null,
    })),
    logFailure: emit((_, params: { error: unknown }) => ({
      type: 'failure.logged' as const,
      error: params.error,
    })),
  },
}).createMachine({
  id: 'emailConfirmation',
  context: ({ input }) => ({ token: input.token?.trim() ?? '', preview: null, error: null }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'hasToken', target: 'loading' }, { target: 'failed' }],
    },
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadPreview',
        src: 'loadPreview',
        input: withToken,
        onDone: {
          target: 'ready',
          actions: ['clearError', { type: 'keepPreview', params: ({ event }) => event }],
        },
        onError: [
          {
            guard: { type: 'isTransient', params: ({ event }) => event },
            target: 'unreached',
            actions: [
              { type: 'tellFailure', params: ({ event }) => event },
              { type: 'logFailure', params: ({ event }) => event },
            ],
          },
          { target: 'failed' },
        ],
      },
    },
    /** The account didn't load. */
    unreached: { on: { 'preview.retried': { target: 'loading' } } },
    ready: {
      on: {
        'address.confirmed': { target: 'confirming', actions: 'clearError' },
        'disowning.asked': { target: 'asking', actions: 'clearError' },
      },
    },
    asking: {
      on: { 'disowning.accepted': { target: 'disowning' }, 'disowning.declined': { target: 'ready' } },
    },
    confirming: {
      tags: ['busy'],
      invoke: {
        id: 'confirmAddress',
        src: 'confirmAddress',
        input: withToken,
        onDone: { target: 'confirmed' },
        onError: [
          {
            guard: { type: 'isTransient', params: ({ event }) => event },
            target: 'ready',
            actions: [
              { type: 'tellFailure', params: ({ event }) => event },
              { type: 'logFailure', params: ({ event }) => event },
            ],
          },
          { target: 'failed' },
        ],
      },
    },
    disowning: {
      tags: ['busy'],
      invoke: {
        id: 'disownAddress',
        src: 'disownAddress',
        input: withToken,
        onDone: { target: 'disowned' },
        onError: [
          {
            guard: { type: 'isTransient', params: ({ event }) => event },
            target: 'ready',
            actions: [
              { type: 'tellFailure', params: ({ event }) => event },
              { type: 'logFailure', params: ({ event }) => event },
            ],
          },
          { target: 'failed' },
        ],
      },
    },
    confirmed: {},
    disowned: {},
    /** The link was used, is too old or is incomplete. */
    failed: {},
  },
});
