import { texts, transportFailureText, type LoginInput, type RegisterInput } from '@porchlight/domain';
import { assign, setup } from 'xstate';

import {
  callPlaceholder,
  failureText,
  fieldErrorsOf,
  listenerPlaceholder,
  statusOf,
} from '../shared/index.ts';
import type { SessionUser, Unsent } from './ports.ts';

/** Input of the sign-in and registration forms. */
export type Credentials = ({ mode: 'login' } & LoginInput) | ({ mode: 'register' } & RegisterInput);

/** Why the user is signed out: never signed in, signed out, ended by the server, or signed out in another tab. */
export type SignedOutReason = 'none' | 'left' | 'ended' | 'elsewhere';

/** Context of the session machine. */
export interface SessionContext {
  user: SessionUser | null;
  reason: SignedOutReason;
  /** The form of the last attempt. */
  mode: Credentials['mode'];
  /** The error of the last failed attempt; cleared by the next one. */
  error: string | null;
  /** The server's field errors of the last attempt; cleared with `error`. */
  fieldErrors: Record<string, string>;
  /** True while storage is blocked and the notice about it has not been dismissed. */
  memoryOnly: boolean;
  /** True while the last renewal got no verdict: the user stays signed in, the token may be old. */
  stale: boolean;
  /** What signing out would delete, as found when the user asked to sign out. */
  unsent: readonly Unsent[];
}

/** Events of the session machine. */
export type SessionEvent =
  | { type: 'credentials.submitted'; credentials: Credentials }
  | { type: 'error.dismissed' }
  | { type: 'token.rejected'; token: string | null }
  | { type: 'session.ended' }
  | { type: 'signOut.requested' }
  | { type: 'signOut.confirmed' }
  | { type: 'signOut.canceled' }
  | { type: 'user.updated'; user: SessionUser }
  /** Another tab wrote the stored tokens; `user` is their owner now. */
  | { type: 'storage.changed'; user: SessionUser | null }
  | { type: 'storage.blocked' }
  | { type: 'notice.dismissed' };

/** Result of reading the stored tokens. */
export interface RestoreOutput {
  user: SessionUser | null;
  /** The stored token is old and could not be renewed because no verdict came. */
  stale: boolean;
}

/** The text to show when `mode` failed with `error`. Never reveals whether an email is registered. */
export function signInFailureText(mode: Credentials['mode'], error: unknown): string {
  const refused = mode === 'login' ? texts.auth.loginFailed : texts.auth.registerFailed;
  // The password was correct but the user may not sign in: show why.
  if (statusOf(error) === 403) return failureText(error, refused);
  return transportFailureText(error) ?? refused;
}

const noFailure = { error: null, fieldErrors: {} };

/** The signed-in user, and everything that can change it. */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; tags: 'busy' | 'known' | 'in' },
  actors: {
    watch: listenerPlaceholder<{ type: 'noop' }, undefined, SessionEvent>('watch'),
    restore: callPlaceholder<RestoreOutput, undefined>('restore'),
    authenticate: callPlaceholder<SessionUser, Credentials>('authenticate'),
    refresh: callPlaceholder<SessionUser | null, { token: string | null }>('refresh'),
    findUnsent: callPlaceholder<readonly Unsent[], { user: SessionUser | null }>('findUnsent'),
    endSession: callPlaceholder<void, { user: SessionUser | null }>('endSession'),
  },
  guards: {
    isSomeone: (_, params: { user: SessionUser | null }) => params.user !== null,
    isSomeoneElse: ({ context }, params: { user: SessionUser | null }) =>
      params.user !== null && params.user.id !== context.user?.id,
    isAnythingUnsent: (_, params: { unsent: readonly Unsent[] }) => params.unsent.length > 0,
  },
  actions: {
    admit: assign((_, params: { user: SessionUser | null; stale: boolean }) => ({
      ...params,
      reason: 'none' as const,
      ...noFailure,
    })),
    dismiss: assign((_, params: { reason: SignedOutReason }) => ({
      user: null,
      stale: false,
      ...noFailure,
      reason: params.reason,
    })),
    keepUser: assign((_, params: { user: SessionUser }) => ({ user: params.user })),
    tellUnsent: assign((_, params: { unsent: readonly Unsent[] }) => params),
    markStale: assign({ stale: true }),
    tellMemoryOnly: assign({ memoryOnly: true }),
    dismissNotice: assign({ memoryOnly: false }),
    clearError: assign(noFailure),
    beginAttempt: assign((_, params: { mode: Credentials['mode'] }) => ({
      mode: params.mode,
      ...noFailure,
    })),
    tellFailure: assign(({ context }, params: { error: unknown }) => ({
      error: signInFailureText(context.mode, params.error),
      fieldErrors: fieldErrorsOf(params.error),
    })),
  },
}).createMachine({
  id: 'session',
  context: {
    user: null,
    reason: 'none',
    mode: 'login',
    ...noFailure,
    memoryOnly: false,
    stale: false,
    unsent: [],
  },
  // Without events from other tabs the session still works.
  invoke: { id: 'watch', src: 'watch', onError: { actions: 'clearError' } },
  initial: 'restoring',
  on: {
    'storage.blocked': { actions: 'tellMemoryOnly' },
    'notice.dismissed': { actions: 'dismissNotice' },
  },
  states: {
    restoring: {
      tags: ['busy'],
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: [
          {
            guard: { type: 'isSomeone', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'admit', params: ({ event }) => event.output },
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut' },
      },
    },
    signedOut: {
      tags: ['known'],
      on: {
        'credentials.submitted': {
          target: 'signingIn',
          actions: { type: 'beginAttempt', params: ({ event }) => event.credentials },
        },
        'error.dismissed': { actions: 'clearError' },
        'storage.changed': {
          guard: { type: 'isSomeone', params: ({ event }) => event },
          target: 'signedIn',
          actions: { type: 'admit', params: ({ event }) => ({ user: event.user, stale: false }) },
        },
      },
    },
    signingIn: {
      tags: ['busy', 'known'],
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ event }) => {
          // Only the event that carries the credentials enters this state.
          if (event.type !== 'credentials.submitted') throw new Error('Credentials are missing');
          return event.credentials;
        },
        onDone: {
          target: 'signedIn',
          actions: { type: 'admit', params: ({ event }) => ({ user: event.output, stale: false }) },
        },
        onError: {
          target: 'signedOut',
          actions: { type: 'tellFailure', params: ({ event }) => event },
        },
      },
    },
    signedIn: {
      tags: ['known', 'in'],
      initial: 'steady',
      on: {
        'session.ended': { target: 'signedOut', actions: { type: 'dismiss', params: { reason: 'ended' } } },
        'signOut.requested': { target: '.lookingForUnsent' },
        'user.updated': { actions: { type: 'keepUser', params: ({ event }) => event } },
        'storage.changed': [
          {
            // A different user asked to sign out.
            guard: { type: 'isSomeoneElse', params: ({ event }) => event },
            target: '.steady',
            actions: { type: 'admit', params: ({ event }) => ({ user: event.user, stale: false }) },
          },
          {
            guard: { type: 'isSomeone', params: ({ event }) => event },
            actions: { type: 'admit', params: ({ event }) => ({ user: event.user, stale: false }) },
          },
          { target: 'signedOut', actions: { type: 'dismiss', params: { reason: 'elsewhere' } } },
        ],
      },
      states: {
        steady: { on: { 'token.rejected': { target: 'refreshing' } } },
        refreshing: {
          invoke: {
            id: 'refresh',
            src: 'refresh',
            input: ({ event }) => ({ token: event.type === 'token.rejected' ? event.token : null }),
            onDone: [
              {
                guard: { type: 'isSomeone', params: ({ event }) => ({ user: event.output }) },
                target: 'steady',
                actions: { type: 'admit', params: ({ event }) => ({ user: event.output, stale: false }) },
              },
              {
                target: '#session.signedOut',
                actions: { type: 'dismiss', params: { reason: 'ended' } },
              },
            ],
            // A missing verdict does not sign out.
            onError: { target: 'steady', actions: 'markStale' },
          },
        },
        lookingForUnsent: {
          invoke: {
            id: 'findUnsent',
            src: 'findUnsent',
            input: ({ context }) => ({ user: context.user }),
            onDone: [
              {
                guard: { type: 'isAnythingUnsent', params: ({ event }) => ({ unsent: event.output }) },
                target: 'confirmingSignOut',
                actions: { type: 'tellUnsent', params: ({ event }) => ({ unsent: event.output }) },
              },
              { target: '#session.signingOut' },
            ],
            // A failed search for unsent data does not block signing out.
            onError: { target: '#session.signingOut' },
          },
        },
        confirmingSignOut: {
          on: {
            'signOut.confirmed': { target: '#session.signingOut' },
            'signOut.canceled': { target: 'steady' },
          },
        },
      },
    },
    // The guard of a protected page must not redirect to sign-in during a sign-out: the user goes home first.
    signingOut: {
      tags: ['busy', 'known'],
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ user: context.user }),
        onDone: { target: 'signedOut', actions: { type: 'dismiss', params: { reason: 'left' } } },
        onError: { target: 'signedOut', actions: { type: 'dismiss', params: { reason: 'left' } } },
      },
    },
  },
});
