import { texts } from '@porchlight/domain';
import { defineFlow } from '@porchlight/flow-explorer';
import { Alert, AlertDialog, AuthCard, Button, Menu, Spinner, Stack, Text } from '@porchlight/ui';

import { sessionSamples } from './session.samples.ts';
import { ana } from '../testing/people.ts';
import { SignInForm, typed } from '../stories/authForms.tsx';

const credentials = { mode: 'login' as const, email: typed.email, password: typed.password };
const out = { answer: 'restore', with: { user: null, stale: false } };
const restored = { answer: 'restore', with: { user: ana, stale: false } };

export const sessionFlow = defineFlow({
  ...sessionSamples,
  summary:
    'The signed-in user: restored from stored tokens, renewed once for all callers, never signed out by a lost connection.',
  listeners: {
    watch:
      "fromCallback(({ sendBack }) => yourStorage((user) => sendBack({ type: 'storage.changed', user })))",
  },
  note: '`createSession(ports)` provides all of them, keeps the tokens and renews them across all tabs: most apps need no more.',
  shown: {
    restoring: [],
    signedOut: [
      out,
      { type: 'credentials.submitted', credentials },
      { fail: 'authenticate', with: { status: 401 } },
    ],
    signingIn: [out, { type: 'credentials.submitted', credentials }],
    'signedIn.steady': [restored],
    'signedIn.refreshing': [restored, { type: 'token.rejected', token: 'old' }],
    'signedIn.lookingForUnsent': [restored, { type: 'signOut.requested' }],
    'signedIn.confirmingSignOut': [
      restored,
      { type: 'signOut.requested' },
      { answer: 'findUnsent', with: [{ kind: 'draft', title: 'Oak desk' }] },
    ],
    signingOut: [restored, { type: 'signOut.requested' }, { answer: 'findUnsent', with: [] }],
  },
  ui: ({ snapshot, send }) => {
    const { context } = snapshot;
    const notice = context.memoryOnly && (
      <Alert tone="info" onDismiss={() => send({ type: 'notice.dismissed' })}>
        This browser blocks storage, so you stay signed in only until you close this tab.
      </Alert>
    );
    if (snapshot.matches('restoring') || snapshot.matches('signingOut')) {
      return <Spinner label={texts.common.loading} />;
    }
    if (snapshot.hasTag('in')) {
      return (
        <Stack gap={4}>
          {notice}
          <Menu
            renderTrigger={(props) => (
              <Button {...props} variant="outline" tone="neutral">
                {context.user?.name}
              </Button>
            )}
            items={[
              { id: 'dashboard', label: texts.navigation.dashboard, href: '#dashboard' },
              {
                id: 'signOut',
                label: texts.navigation.signOut,
                onSelect: () => send({ type: 'signOut.requested' }),
              },
            ]}
          />
          <AlertDialog
            open={snapshot.matches({ signedIn: 'confirmingSignOut' })}
            onOpenChange={() => send({ type: 'signOut.canceled' })}
            type="warning"
            destructive
            title={`Sign out and delete the draft of ${context.unsent[0]?.title}?`}
            message="It is on this device only."
            primaryAction={{
              label: 'Sign out and delete',
              onAction: () => send({ type: 'signOut.confirmed' }),
            }}
            secondaryAction={{ label: 'Stay signed in', onAction: () => send({ type: 'signOut.canceled' }) }}
          />
        </Stack>
      );
    }
    return (
      <AuthCard title={texts.navigation.signIn} notice={notice || undefined}>
        <SignInForm
          busy={snapshot.matches('signingIn')}
          error={context.error}
          notice={context.reason === 'ended' && <Text tone="muted">{texts.auth.sessionEnded}</Text>}
          onChange={() => send({ type: 'error.dismissed' })}
          onSubmit={(email, password) =>
            send({ type: 'credentials.submitted', credentials: { mode: 'login', email, password } })
          }
        />
      </AuthCard>
    );
  },
});
