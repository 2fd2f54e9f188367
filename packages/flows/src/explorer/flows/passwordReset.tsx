import { texts } from '@porchlight/domain';
import { Alert, AuthCard, Button, PasswordField, Stack, Text } from '@porchlight/ui';

import { passwordResetSamples } from '../../passwordReset/passwordReset.samples.ts';
import { defineFlow } from '../flow.ts';

const submitted = {
  type: 'password.submitted' as const,
  password: 'Lantern22',
  confirmPassword: 'Lantern22',
};
const done = [submitted, { answer: 'resetPassword' }];

export const passwordResetFlow = defineFlow({
  samples: passwordResetSamples,
  summary: 'Choosing a new password with a mailed link, and going to sign in three seconds later, or not.',
  actors: {
    resetPassword: '(input: ResetPasswordInput) => Promise<MessageAnswer | void>',
  },
  emits: {
    'redirect.due': 'Go to `to` and show `notice` once.',
    'failure.logged': 'For the log.',
  },
  shown: {
    editing: [submitted, { fail: 'resetPassword' }],
    saving: [submitted],
    'succeeded.redirecting': done,
    'succeeded.staying': [...done, { type: 'redirect.cancelled' }],
  },
  unseen: {
    withoutToken: 'The page is left at once, for the one that asks for a link.',
    left: 'The page is left for the sign-in page.',
  },
  ui: ({ snapshot, send }) =>
    snapshot.matches('succeeded') ? (
      <AuthCard title="Password changed">
        <Stack gap={4}>
          <Text>{texts.auth.resetDone}</Text>
          <Button wide onClick={() => send({ type: 'redirect.requested' })}>
            {texts.navigation.signIn}
          </Button>
          {snapshot.matches({ succeeded: 'redirecting' }) && (
            <Button
              wide
              variant="outline"
              tone="neutral"
              onClick={() => send({ type: 'redirect.cancelled' })}
            >
              Stay on this page
            </Button>
          )}
        </Stack>
      </AuthCard>
    ) : (
      <AuthCard title="Choose a new password">
        <Stack gap={4}>
          {snapshot.context.error !== null && (
            <Alert tone="critical" live="assertive">
              {snapshot.context.error}
            </Alert>
          )}
          <PasswordField
            label="New password"
            kind="new"
            strength="shown"
            value={submitted.password}
            readOnly={snapshot.hasTag('busy')}
            onValueChange={() => send({ type: 'form.changed' })}
          />
          <PasswordField
            label="Confirm password"
            kind="new"
            value={submitted.confirmPassword}
            readOnly={snapshot.hasTag('busy')}
            onValueChange={() => send({ type: 'form.changed' })}
          />
          <Button wide busy={snapshot.hasTag('busy')} onClick={() => send(submitted)}>
            Save password
          </Button>
        </Stack>
      </AuthCard>
    ),
});
