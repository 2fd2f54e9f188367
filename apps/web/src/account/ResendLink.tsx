import { texts } from '@porchlight/domain';
import { Button, Stack } from '@porchlight/ui';

import { resendConfirmation, useApi } from '../api/index.ts';
import { useSubmit } from '../forms/index.ts';
import { words } from './ResendLink.words.ts';

/** A button that sends another confirmation link and shows the result. Renders `<div>`. */
export function ResendLink() {
  const api = useApi();
  const { isSending, isSent, failure, submit } = useSubmit(() => resendConfirmation(api), {
    fallback: texts.auth.forgotFailed,
  });
  return (
    <Stack gap={2}>
      <div>
        <Button variant="outline" tone="neutral" busy={isSending} onClick={() => void submit({})}>
          {words.send}
        </Button>
      </div>
      <span role="status">{isSent ? texts.auth.confirmSent : failure}</span>
    </Stack>
  );
}
