import { texts } from '@porchlight/domain';
import { defineFlow } from '@porchlight/flow-explorer';
import { Alert, AlertDialog, AuthCard, Button, Spinner, Stack, Text } from '@porchlight/ui';

import { emailConfirmationSamples, preview } from './emailConfirmation.samples.ts';

const loaded = [{ answer: 'loadPreview' as const, with: preview }];
const confirming = [...loaded, { type: 'address.confirmed' as const }];
const asking = [...loaded, { type: 'disowning.asked' as const }];
const disowning = [...asking, { type: 'disowning.accepted' as const }];

/** Texts of the page's final states. */
const results: Record<string, string> = {
  confirmed: texts.auth.confirmDone,
  disowned: texts.auth.disownDone,
  failed: texts.auth.confirmFailed,
};

export const emailConfirmationFlow = defineFlow({
  ...emailConfirmationSamples,
  summary:
    'Confirming an email address with a link from an email: the page shows whose account it is, and only a press confirms the address or removes it from the account.',
  shown: {
    loading: [],
    unreached: [{ fail: 'loadPreview' }],
    ready: loaded,
    asking,
    confirming,
    disowning,
    confirmed: [...confirming, { answer: 'confirmAddress' }],
    disowned: [...disowning, { answer: 'disownAddress' }],
    failed: [{ fail: 'loadPreview', with: { status: 422 } }],
  },
  ui: ({ snapshot, send }) => {
    const { preview: account, error } = snapshot.context;
    const result = results[String(snapshot.value)];
    const isLoaded = account !== null && result === undefined;
    return (
      <AuthCard title="Is this your account?">
        <Stack gap={4}>
          {error !== null && <Alert tone="critical">{error}</Alert>}
          {result !== undefined && <Text>{result}</Text>}
          {snapshot.matches('loading') && <Spinner />}
          {snapshot.matches('unreached') && (
            <Button wide onClick={() => send({ type: 'preview.retried' })}>
              Try again
            </Button>
          )}
          {isLoaded && (
            <>
              <Text weight="semibold">{account.name}</Text>
              <Button
                wide
                busy={snapshot.matches('confirming')}
                onClick={() => send({ type: 'address.confirmed' })}
              >
                Confirm this address
              </Button>
              <Button
                wide
                variant="outline"
                tone="neutral"
                busy={snapshot.matches('disowning')}
                onClick={() => send({ type: 'disowning.asked' })}
              >
                This isn’t me
              </Button>
            </>
          )}
        </Stack>
        <AlertDialog
          open={snapshot.matches('asking')}
          onOpenChange={() => send({ type: 'disowning.declined' })}
          type="warning"
          destructive
          title="Remove your address?"
          message="The account is deleted."
          primaryAction={{ label: 'Remove', onAction: () => send({ type: 'disowning.accepted' }) }}
          secondaryAction={{
            label: texts.common.cancel,
            onAction: () => send({ type: 'disowning.declined' }),
          }}
        />
      </AuthCard>
    );
  },
});
