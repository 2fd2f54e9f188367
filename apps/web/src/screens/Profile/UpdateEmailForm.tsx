import { emailChangeSchema, texts } from '@porchlight/domain';

import { useKeepAccount } from '../../account/useOwnAccount.ts';
import { changeEmail, useApi } from '../../api/index.ts';
import { FormPasswordField, FormTextField } from '../../forms/index.ts';
import { AccountForm } from './AccountForm.tsx';
import { words } from './UpdateEmailForm.words.ts';

/** Changes the account's email, which takes effect once confirmed. */
export function UpdateEmailForm() {
  const api = useApi();
  const keep = useKeepAccount();
  return (
    <AccountForm
      title={texts.profile.updateEmail}
      schema={emailChangeSchema}
      initialValues={{ email: '', password: '' }}
      done={words.done}
      failed={texts.profile.emailFailed}
      isReady={({ email, password }) => email.trim() !== '' && password !== ''}
      save={async (values) => keep(await changeEmail(api, values))}
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
