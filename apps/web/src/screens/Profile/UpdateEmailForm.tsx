import { emailChangeSchema, texts } from '@porchlight/domain';

import { changeEmail, useApi } from '../../api/index.ts';
import { FormPasswordField, FormTextField } from '../../forms/index.ts';
import { useSession } from '../../session/index.ts';
import { AccountForm } from './AccountForm.tsx';

/** Changes the address of the account. */
export function UpdateEmailForm() {
  const api = useApi();
  const session = useSession();
  return (
    <AccountForm
      title={texts.profile.updateEmail}
      schema={emailChangeSchema}
      initialValues={{ email: '', password: '' }}
      done={texts.profile.emailUpdated}
      failed={texts.profile.emailFailed}
      isReady={({ email, password }) => email.trim() !== '' && password !== ''}
      save={async (values) => session.updateUser(await changeEmail(api, values))}
    >
      {() => (
        <>
          <FormTextField
            name="email"
            label={texts.profile.newEmail}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
          <FormPasswordField name="password" label={texts.profile.currentPassword} kind="current" />
        </>
      )}
    </AccountForm>
  );
}
