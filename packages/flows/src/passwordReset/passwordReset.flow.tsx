import { texts } from '@porchlight/domain';
import { defineFlow } from '@porchlight/flow-explorer';
import { AuthCard, Button, Stack, Text } from '@porchlight/ui';

import { passwordResetSamples } from './passwordReset.samples.ts';
import { NewPasswordForm, typed } from '../stories/authForms.tsx';

const submitted = {
  type: 'password.submitted' as const,
  password: typed.newPassword,
  confirmPassword: typed.newPassword,
};
const done = [submitted, { answer: 'resetPassword' }];

export const passwordResetFlow = defineFlow({
  ...passwordResetSamples,
  summary:
    'Choosing a new password with a link from an email, then a redirect to sign-in after three seconds, which can be canceled.',
  shown: {
    editing: [submitted, { fail: 'resetPassword' }],
    saving: [submitted],
    'succeeded.redirecting': done,
    'succeeded.staying': [...done, { type: 'redirect.canceled' }],
  },
  unseen: {
    withoutToken: 'Redirects at once to the page that requests a link.',
    left: 'Navigates to the sign-in page.',
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
            <Button wide variant="outline" tone="neutral" onClick={() => send({ type: 'redirect.canceled' })}>
              Stay on this page
            </Button>
          )}
        </Stack>
      </AuthCard>
    ) : (
      <AuthCard title="Choose a new password">
        <NewPasswordForm
          busy={snapshot.hasTag('busy')}
          error={snapshot.context.error}
          onChange={() => send({ type: 'form.changed' })}
          onSubmit={(password, confirmPassword) =>
            send({ type: 'password.submitted', password, confirmPassword })
          }
        />
      </AuthCard>
    ),
});
