import { nameChangeSchema } from '@porchlight/domain';

import { useKeepAccount } from '../../account/useOwnAccount.ts';
import { changeName, useApi } from '../../api/index.ts';
import { FormTextField } from '../../forms/index.ts';
import { AccountForm } from './AccountForm.tsx';

const words = {
  title: 'Change Name',
  label: 'New name',
  done: 'Your name is changed everywhere.',
  failed: 'Your name could not be changed',
};

export function ChangeNameForm() {
  const api = useApi();
  const keep = useKeepAccount();
  return (
    <AccountForm
      title={words.title}
      schema={nameChangeSchema}
      initialValues={{ name: '' }}
      done={words.done}
      failed={words.failed}
      isReady={({ name }) => name.trim() !== ''}
      save={async (values) => keep(await changeName(api, values))}
    >
      {() => <FormTextField name="name" label={words.label} autoComplete="name" />}
    </AccountForm>
  );
}
