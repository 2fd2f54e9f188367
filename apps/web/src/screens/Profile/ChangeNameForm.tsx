import { nameChangeSchema } from '@porchlight/domain';

import { useKeepAccount } from '../../account/useOwnAccount.ts';
import { changeName, useApi } from '../../api/index.ts';
import { FormTextField } from '../../forms/index.ts';
import type { SessionUser } from '../../session/index.ts';
import { AccountForm } from './AccountForm.tsx';
import { words } from './ChangeNameForm.words.ts';

/** Changes the user's name, which is filled in. */
export function ChangeNameForm({ user }: { user: Pick<SessionUser, 'name'> }) {
  const api = useApi();
  const keep = useKeepAccount();
  return (
    <AccountForm
      title={words.title}
      schema={nameChangeSchema}
      initialValues={{ name: user.name }}
      after={(values) => values}
      done={words.done}
      failed={words.failed}
      isReady={({ name }) => !['', user.name].includes(name.trim())}
      save={async (values) => keep(await changeName(api, values))}
    >
      {() => <FormTextField name="name" label={words.label} autoComplete="name" />}
    </AccountForm>
  );
}
