import { type Moderator, moderatorRemovalSchema, moderatorSchema } from '@porchlight/domain';
import {
  Button,
  DataTable,
  type DataTableColumn,
  Dialog,
  isFocusLost,
  Stack,
  Text,
  useDates,
  VisuallyHidden,
} from '@porchlight/ui';
import { useEffect, useState } from 'react';

import { moderators, nameModerator, removeModerator, useApi, useRefreshDesk } from '../../api/index.ts';
import { DeskPage } from '../../desk/DeskPage.tsx';
import { failureOf, useDesk } from '../../desk/useDesk.ts';
import { FormTextField, PasswordForm } from '../../forms/index.ts';
import { focusHeading } from '../../lib/focusHeading.ts';
import { useSessionView } from '../../session/index.ts';
import { words } from './ModeratorsScreen.words.ts';

/** The open dialog: adding a moderator, or removing one. */
type Asked = 'adding' | Moderator | null;

/** The moderators, and for administrators the dialogs that add and remove them. */
export function ModeratorsScreen() {
  const api = useApi();
  const { user } = useSessionView();
  const read = useDesk(moderators);
  const refresh = useRefreshDesk(user?.id ?? '');
  const { day } = useDates();
  const [done, setDone] = useState('');
  const [asked, setAsked] = useState<Asked>(null);
  const rows = read.data?.moderators ?? [];
  // Moderators from the settings are administrators.
  const canChange = rows.some(({ id, named_at: since }) => id === user?.id && since === null);
  const close = (): void => setAsked(null);
  // A removed row takes away the button that the dialog returned the focus to.
  useEffect(() => {
    if (done !== '' && asked === null && isFocusLost()) focusHeading();
  }, [done, asked, rows.length]);
  const ask = (next: Asked): void => {
    setDone('');
    setAsked(next);
  };
  const say = async (sentence: string): Promise<void> => {
    setDone(sentence);
    await refresh();
  };
  const columns: readonly DataTableColumn<Moderator>[] = [
    { id: 'name', header: words.name, cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'email', header: words.email, cell: ({ email }) => email },
    {
      id: 'since',
      header: words.since,
      cell: ({ named_at: at }) => (at === null ? words.bySettings : day(at)),
    },
    {
      id: 'remove',
      header: <VisuallyHidden>{words.remove}</VisuallyHidden>,
      cell: (moderator) =>
        canChange &&
        moderator.named_at !== null && (
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            aria-label={words.removeWhom(moderator.name)}
            onClick={() => ask(moderator)}
          >
            {words.remove}
          </Button>
        ),
    },
  ];
  const removing = asked === 'adding' ? null : asked;
  const form = { account: user?.email ?? '', onCancel: close };
  return (
    <DeskPage
      title={words.title}
      lead={words.lead}
      error={failureOf(read)}
      failed={words.failed}
      onRetry={() => read.mutate()}
    >
      <Stack gap={6}>
        <Text role="status">{done}</Text>
        <DataTable
          caption={words.caption}
          captionHidden
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          loading={read.data === undefined}
        />
        {canChange && (
          <div>
            <Button onClick={() => ask('adding')}>{words.add}</Button>
          </div>
        )}
      </Stack>
      <Dialog
        open={asked === 'adding'}
        onOpenChange={close}
        title={words.add}
        description={words.about}
        size="sm"
      >
        {asked === 'adding' && (
          <PasswordForm
            {...form}
            label={words.add}
            schema={moderatorSchema}
            initialValues={{ email: '', password: '' }}
            confirmLabel={words.adding}
            failed={words.notAdded}
            log="desk: no moderator was added"
            send={async (input) => {
              const { name } = await nameModerator(api, input);
              void say(words.added(name));
            }}
            onDone={close}
          >
            <FormTextField
              name="email"
              label={words.email}
              hint={words.hint}
              type="email"
              inputMode="email"
              autoComplete="off"
            />
          </PasswordForm>
        )}
      </Dialog>
      <Dialog
        open={removing !== null}
        onOpenChange={close}
        title={<bdi>{words.question(removing?.name ?? '')}</bdi>}
        description={words.consequence}
        size="sm"
      >
        {removing !== null && (
          <PasswordForm
            {...form}
            label={words.removeWhom(removing.name)}
            schema={moderatorRemovalSchema}
            initialValues={{ password: '' }}
            confirmLabel={words.remove}
            tone="critical"
            failed={words.notRemoved}
            log="desk: no moderator was removed"
            send={async (input) => {
              await removeModerator(api, removing.id, input);
              void say(words.removed(removing.name));
            }}
            onDone={close}
          />
        )}
      </Dialog>
    </DeskPage>
  );
}
