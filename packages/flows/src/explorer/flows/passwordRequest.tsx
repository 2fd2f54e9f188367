import { texts } from '@porchlight/domain';
import { Alert, AuthCard, Button, Stack, Text, TextField } from '@porchlight/ui';

import { passwordRequestSamples } from '../../passwordReset/passwordReset.samples.ts';
import { defineFlow } from '../flow.ts';

const submitted = { type: 'request.submitted' as const, email: 'ana@example.test' };

export const passwordRequestFlow = defineFlow({
  samples: passwordRequestSamples,
  summary: 'Asking for a link to choose a new password, and trying another address.',
  actors: {
    requestReset: '({ email }) => Promise<MessageAnswer | void>',
  },
  emits: {
    'failure.logged': 'For the log.',
  },
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
        <Stack gap={4}>
          {snapshot.context.error !== null && (
            <Alert tone="critical" live="assertive">
              {snapshot.context.error}
            </Alert>
          )}
          <TextField
            label="Email"
            type="email"
            defaultValue={submitted.email}
            readOnly={snapshot.hasTag('busy')}
            onValueChange={() => send({ type: 'form.changed' })}
          />
          <Button wide busy={snapshot.hasTag('busy')} onClick={() => send(submitted)}>
            Send reset link
          </Button>
        </Stack>
      </AuthCard>
    ),
});
