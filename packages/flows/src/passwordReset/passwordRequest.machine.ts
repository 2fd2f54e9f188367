import { texts, type MessageAnswer } from '@porchlight/domain';
import { assign, emit, setup } from 'xstate';

import { callPlaceholder, failureLogged, failureText, logFailure } from '../shared/index.ts';

/** Context of the password request machine. */
export interface PasswordRequestContext {
  email: string;
  /** The error above the form; cleared by typing. */
  error: string | null;
}

/** Events of the password request machine. */
export type PasswordRequestEvent =
  /** A valid form was submitted. */
  | { type: 'request.submitted'; email: string }
  | { type: 'form.changed' }
  /** 'Try another email' */
  | { type: 'request.restarted' };

/** Events the machine emits. */
export type PasswordRequestEmitted = { type: 'failure.logged'; error: unknown };

/** Requesting a password reset link. */
export const passwordRequestMachine = setup({
  types: {} as {
    context: PasswordRequestContext;
    events: PasswordRequestEvent;
    emitted: PasswordRequestEmitted;
    tags: 'busy' | 'form' | 'done';
  },
  actors: { requestReset: callPlaceholder<MessageAnswer | void, { email: string }>('requestReset') },
  actions: {
    keepEmail: assign((_, params: { email: string }) => ({ email: params.email.trim(), error: null })),
    forgetEmail: assign({ email: '', error: null }),
    clearError: assign({ error: null }),
    tellFailure: assign((_, params: { error: unknown }) => ({
      error: failureText(params.error, texts.auth.forgotFailed),
    })),
    logFailure: emit(failureLogged),
  },
}).createMachine({
  id: 'passwordRequest',
  context: { email: '', error: null },
  initial: 'editing',
  states: {
    editing: {
      tags: ['form'],
      on: {
        'form.changed': { actions: 'clearError' },
        'request.submitted': {
          target: 'sending',
          actions: { type: 'keepEmail', params: ({ event }) => event },
        },
      },
    },
    sending: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'requestReset',
        src: 'requestReset',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'sent' },
        onError: {
          target: 'editing',
          actions: [{ type: 'tellFailure', params: ({ event }) => event }, logFailure],
        },
      },
    },
    sent: {
      tags: ['done'],
      on: { 'request.restarted': { target: 'editing', actions: 'forgetEmail' } },
    },
  },
});
