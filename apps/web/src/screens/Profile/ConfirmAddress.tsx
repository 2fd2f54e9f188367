import { texts, type User } from '@porchlight/domain';
import { Alert, Button, Stack, Text } from '@porchlight/ui';

import { ResendLink } from '../../account/ResendLink.tsx';
import { useKeepAccount } from '../../account/useOwnAccount.ts';
import { cancelEmailChange, useApi } from '../../api/index.ts';
import { useSubmit } from '../../forms/index.ts';
import { focusHeading } from '../../lib/focusHeading.ts';
import { words } from './ConfirmAddress.words.ts';

/** The steps left until the account's email, or a pending one, is confirmed. */
export function ConfirmAddress({ account }: { account: Pick<User, 'email' | 'verified' | 'pending_email'> }) {
  const api = useApi();
  const keep = useKeepAccount();
  const canceling = useSubmit(async () => keep(await cancelEmailChange(api)), {
    fallback: texts.profile.emailFailed,
  });
  const pending = account.pending_email;
  if (account.verified && pending === undefined) return null;
  return (
    <Alert tone="caution" title={words.title}>
      <Stack gap={3}>
        <span>
          {pending === undefined ? words.own : words.pending}{' '}
          <Text as="span" weight="bold" translate="no">
            {pending ?? account.email}
          </Text>
        </span>
        <ResendLink key={pending} />
        {pending !== undefined && (
          <div>
            <Button
              variant="quiet"
              tone="neutral"
              busy={canceling.isSending}
              onClick={() =>
                void canceling.submit({}).then((isDone) => {
                  // The focused button is gone.
                  if (isDone) focusHeading();
                })
              }
            >
              {words.cancel}
            </Button>
          </div>
        )}
        {canceling.failure !== null && <span role="alert">{canceling.failure}</span>}
      </Stack>
    </Alert>
  );
}
