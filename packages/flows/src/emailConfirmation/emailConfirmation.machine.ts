import {
  type ConfirmationPreview,
  type ConfirmEmailInput,
  type MessageAnswer,
  transportFailureText,
} from '@porchlight/domain';
import { assign, emit, setup } from 'xstate';

import { callPlaceholder, failureLogged, logFailure, withError } from '../shared/index.ts';

/** Input of the email confirmation machine. */
export interface EmailConfirmationInput {
  /** From the link in the email; `null` when the page's URL has none. */
  token: string | null;
}

/** Context of the email confirmation machine. */
export interface EmailConfirmationContext {
  token: string;
  /** The account of the link, once loaded. */
  preview: ConfirmationPreview | null;
  /** Why the last call didn't reach the server; the link is still valid. */
  error: string | null;
}

/** Events of the email confirmation machine. */
export type EmailConfirmationEvent =
  /** 'Try again', after the account failed to load. */
  | { type: 'preview.retried' }
  /** 'Confirm this address' */
  | { type: 'address.confirmed' }
  /** 'This isn't me', which asks for confirmation first. */
  | { type: 'disowning.asked' }
  | { type: 'disowning.accepted' }
  | { type: 'disowning.declined' };

/** Events the machine emits. */
export type EmailConfirmationEmitted = { type: 'failure.logged'; error: unknown };

const withToken = ({ context: { token } }: { context: EmailConfirmationContext }): ConfirmEmailInput => ({
  token,
});

/** Another try may reach the server; any other failure means that the link is of no use. */
const backOrFailed = [
  {
    guard: { type: 'isTransient', params: withError },
    target: 'ready',
    actions: [{ type: 'tellFailure', params: withError }, logFailure],
  },
  { target: 'failed' },
] as const;

/**
 * Confirming an email address with a link from an email: the page shows whose account it is, and only a press
 * confirms the address or removes it from the account.
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
    logFailure: emit(failureLogged),
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
            actions: [{ type: 'tellFailure', params: withError }, logFailure],
          },
          { target: 'failed' },
        ],
      },
    },
    /** The account failed to load. */
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
        onError: backOrFailed,
      },
    },
    disowning: {
      tags: ['busy'],
      invoke: {
        id: 'disownAddress',
        src: 'disownAddress',
        input: withToken,
        onDone: { target: 'disowned' },
        onError: backOrFailed,
      },
    },
    confirmed: {},
    disowned: {},
    /** The link was used, has expired or is incomplete. */
    failed: {},
  },
});
