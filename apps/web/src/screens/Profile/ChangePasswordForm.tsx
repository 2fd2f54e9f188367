import { passwordChangeSchema, texts } from '@porchlight/domain';

import { changePassword, useApi } from '../../api/index.ts';
import { FormPasswordField } from '../../forms/index.ts';
import { AccountForm } from './AccountForm.tsx';
import { words } from './ChangePasswordForm.words.ts';

/** Changes the password of the account; every other device is signed out. */
export function ChangePasswordForm() {
  const api = useApi();
  return (
    <AccountForm
      title={texts.profile.changePassword}
      schema={passwordChangeSchema}
      initialValues={{ currentPassword: '', newPassword: '', confirmPassword: '' }}
      done={texts.profile.passwordUpdated}
      failed={texts.profile.passwordFailed}
      isReady={({ currentPassword, newPassword, confirmPassword }) =>
        currentPassword !== '' && newPassword !== '' && newPassword === confirmPassword
      }
      save={async (values, idempotencyKey) => {
        await changePassword(api, values, idempotencyKey);
      }}
    >
      {({ newPassword, confirmPassword }) => (
        <>
          <FormPasswordField name="currentPassword" label={texts.profile.currentPassword} kind="current" />
          <FormPasswordField
            name="newPassword"
            label={texts.profile.newPassword}
            kind="new"
            hint={words.hint}
            strength="shown"
          />
          <FormPasswordField
            name="confirmPassword"
            label={words.again}
            kind="new"
            hint={
              confirmPassword !== '' && confirmPassword !== newPassword
                ? texts.profile.mismatchHint
                : undefined
            }
          />
        </>
      )}
    </AccountForm>
  );
}
