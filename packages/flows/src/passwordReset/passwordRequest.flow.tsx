import { texts } from '@porchlight/domain';
import { defineFlow } from '@porchlight/flow-explorer';
import { AuthCard, Button, Stack, Text } from '@porchlight/ui';

import { passwordRequestSamples } from './passwordReset.samples.ts';
import { AskForLinkForm, typed } from '../stories/authForms.tsx';

const submitted = { type: 'request.submitted' as const, email: typed.email };

export const passwordRequestFlow = defineFlow({
  ...passwordRequestSamples,
  summary: 'Requesting a password reset link, and trying another email address.',
  shown: {
    editing: [submitted, { fail: 'requestReset' }],
    sending: [submitted],
    sent: [submitted, { answer: 'requestReset' }],
  },
  ui: ({ snapshot, send }) =>
    snapshot.hasTag('done') ? (
      <AuthCard title={texts.auth.forgotSentTitle}>
        <Stack gap={4}>
          <Text>{snapshot.context.email}</Text>
          <Button variant="outline" tone="neutral" wide onClick={() => send({ type: 'request.restarted' })}>
            {texts.auth.forgotAnother}
          </Button>
        </Stack>
      </AuthCard>
    ) : (
      <AuthCard title="Forgot your password?">
        <AskForLinkForm
          busy={snapshot.hasTag('busy')}
          error={snapshot.context.error}
          onChange={() => send({ type: 'form.changed' })}
          onSubmit={(email) => send({ type: 'request.submitted', email })}
        />
      </AuthCard>
    ),
});
