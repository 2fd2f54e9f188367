import { passwordChangeSchema, texts } from '@porchlight/domain';

import { changePassword, useApi } from '../../api/index.ts';
import { FormPasswordField } from '../../forms/index.ts';
import { AccountForm } from './AccountForm.tsx';

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
            hint="At least 8 characters. Other devices are signed out."
            strength="shown"
          />
          <FormPasswordField
            name="confirmPassword"
            label="New password once more"
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
