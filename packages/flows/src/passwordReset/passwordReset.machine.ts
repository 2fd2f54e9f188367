import { limits, texts, type MessageAnswer, type ResetPasswordInput } from '@porchlight/domain';
import { assign, emit, setup } from 'xstate';

import { callPlaceholder, failureLogged, failureText, fieldErrorsOf, logFailure } from '../shared/index.ts';

/** Input of the password reset machine. */
export interface PasswordResetInput {
  /** From the link in the email; `null` or empty when the URL has none. */
  token: string | null;
}

/** Context of the password reset machine. */
export interface PasswordResetContext {
  token: string;
  /** The error above the form; cleared by typing. */
  error: string | null;
  /** The server's errors by field; cleared by typing. */
  fieldErrors: Record<string, string>;
}

/** Events of the password reset machine. */
export type PasswordResetEvent =
  /** A valid form was submitted. */
  | { type: 'password.submitted'; password: string; confirmPassword: string }
  | { type: 'form.changed' }
  /** Any key or pointer press on the confirmation, so that the page does not change while the user reads. */
  | { type: 'redirect.canceled' }
  /** The visible link to sign in. */
  | { type: 'redirect.requested' };

/** Events the machine emits. */
export type PasswordResetEmitted =
  /** Redirect and show `notice` once. */
  | { type: 'redirect.due'; to: 'login' | 'forgotPassword'; notice: string; tone: 'positive' | 'critical' }
  | { type: 'failure.logged'; error: unknown };

/** Choosing a new password with the token of a link from an email. */
export const passwordResetMachine = setup({
  types: {} as {
    context: PasswordResetContext;
    input: PasswordResetInput;
    events: PasswordResetEvent;
    emitted: PasswordResetEmitted;
    tags: 'busy' | 'form' | 'done';
  },
  actors: { resetPassword: callPlaceholder<MessageAnswer | void, ResetPasswordInput>('resetPassword') },
  guards: { hasToken: ({ context }) => context.token !== '' },
  actions: {
    clearError: assign({ error: null, fieldErrors: {} }),
    tellFailure: assign((_, params: { error: unknown }) => ({
      error: failureText(params.error, texts.auth.resetFailed),
      fieldErrors: fieldErrorsOf(params.error),
    })),
    logFailure: emit(failureLogged),
    goToLogin: emit({
      type: 'redirect.due',
      to: 'login',
      notice: texts.auth.resetDone,
      tone: 'positive',
    }),
    goToForgotPassword: emit({
      type: 'redirect.due',
      to: 'forgotPassword',
      notice: texts.auth.resetTokenMissing,
      tone: 'critical',
    }),
  },
  delays: { readingTime: limits.resetRedirectMs },
}).createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({ token: input.token?.trim() ?? '', error: null, fieldErrors: {} }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'hasToken', target: 'editing' }, { target: 'withoutToken' }],
    },
    /** The link was incomplete: nothing can be done here. */
    withoutToken: { tags: ['done'], entry: 'goToForgotPassword' },
    editing: {
      tags: ['form'],
      on: {
        'form.changed': { actions: 'clearError' },
        'password.submitted': { target: 'saving', actions: 'clearError' },
      },
    },
    saving: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context, event }) => {
          // Only the event that carries the passwords enters this state.
          if (event.type !== 'password.submitted') throw new Error('The new password is missing');
          const { password, confirmPassword } = event;
          return { token: context.token, password, confirmPassword };
        },
        onDone: { target: 'succeeded' },
        onError: {
          target: 'editing',
          actions: [{ type: 'tellFailure', params: ({ event }) => event }, logFailure],
        },
      },
    },
    succeeded: {
      tags: ['done'],
      initial: 'redirecting',
      on: { 'redirect.requested': { target: 'left' } },
      states: {
        redirecting: {
          after: { readingTime: { target: '#passwordReset.left' } },
          on: { 'redirect.canceled': { target: 'staying' } },
        },
        staying: {},
      },
    },
    left: { tags: ['done'], entry: 'goToLogin' },
  },
});
