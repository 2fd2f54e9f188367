import { type Moderator, moderatorSchema, texts } from '@porchlight/domain';
import {
  Alert,
  AlertDialog,
  Button,
  Card,
  DataTable,
  type DataTableColumn,
  Heading,
  Stack,
  Text,
  useDates,
  VisuallyHidden,
} from '@porchlight/ui';
import { useState } from 'react';

import {
  ApiError,
  moderators,
  nameModerator,
  reasonOf,
  removeModerator,
  useApi,
  useRefreshDesk,
} from '../../api/index.ts';
import { DeskPage } from '../../desk/DeskPage.tsx';
import { failureOf, useDesk } from '../../desk/useDesk.ts';
import { FormTextField, ScreenForm, useSubmit } from '../../forms/index.ts';
import { focusHeading } from '../../lib/focusHeading.ts';
import { usePorts } from '../../lib/ports.ts';
import { useUserId } from '../../session/index.ts';

const words = {
  title: 'Moderators',
  lead: 'Who may open this desk. What they do here stands in the log.',
  failed: 'The moderators could not be loaded',
  caption: 'Moderators',
  name: 'Name',
  email: 'Email',
  since: 'Named',
  bySettings: 'In the settings of the server',
  remove: 'Remove',
  removeWhom: (name: string) => `Remove ${name}`,
  question: (name: string) => `Remove ${name}?`,
  consequence: 'They cannot open the desk any more. What they decided stays.',
  removed: (name: string) => `${name} is no moderator any more.`,
  add: 'Name a moderator',
  hint: 'The address of an account that has proven it.',
  adding: 'Add',
  added: (name: string) => `${name} is a moderator now.`,
  notAdded: 'Nobody was named. Please try again.',
};

/** Adds somebody by the address of their account. */
function AddForm({ onAdded }: { onAdded: (moderator: Moderator) => Promise<unknown> }) {
  const api = useApi();
  const form = useSubmit(async ({ email }: { email: string }) => onAdded(await nameModerator(api, email)), {
    fallback: words.notAdded,
    log: 'desk: no moderator was named',
  });
  return (
    <Card as="section" aria-labelledby="add-title">
      <Stack gap={4}>
        <Heading level={2} size="md" id="add-title">
          {words.add}
        </Heading>
        <ScreenForm
          schema={moderatorSchema}
          initialValues={{ email: '' }}
          onSubmit={async (values, { reset }) => {
            if (await form.submit(values)) reset();
          }}
          onEdit={form.edited}
          serverErrors={form.fieldErrors}
        >
          <Stack gap={4}>
            {form.failure !== null && (
              <Alert tone="critical" live="assertive">
                {form.failure}
              </Alert>
            )}
            <FormTextField
              name="email"
              label={words.email}
              hint={words.hint}
              type="email"
              inputMode="email"
              autoComplete="off"
            />
            <div>
              <Button type="submit" busy={form.isSending}>
                {words.adding}
              </Button>
            </div>
          </Stack>
        </ScreenForm>
      </Stack>
    </Card>
  );
}

/** Removes somebody once the question was answered, and says what came of it. */
function useRemoval(onRemoved: (name: string) => Promise<unknown>) {
  const api = useApi();
  const { log } = usePorts();
  const [asked, setAsked] = useState<Moderator | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const ask = (moderator: Moderator | null): void => {
    setFailure('');
    setAsked(moderator);
  };
  const remove = async (): Promise<void> => {
    if (asked === null || isSending) return;
    setSending(true);
    try {
      await removeModerator(api, asked.id);
      ask(null);
      await onRemoved(asked.name);
      focusHeading();
    } catch (error) {
      log.warn('desk: no moderator was removed', {
        kind: error instanceof ApiError ? error.kind : 'unknown',
      });
      setFailure(reasonOf(error));
    } finally {
      setSending(false);
    }
  };
  return { asked, ask, remove, isSending, failure };
}

/** Who may open the moderators' desk. */
export function ModeratorsScreen() {
  const userId = useUserId();
  const read = useDesk(moderators);
  const refresh = useRefreshDesk(userId ?? '');
  const { day } = useDates();
  const [done, setDone] = useState('');
  const say = async (sentence: string): Promise<void> => {
    await refresh();
    setDone(sentence);
  };
  const removal = useRemoval((name) => say(words.removed(name)));
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
        moderator.named_at !== null && (
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            aria-label={words.removeWhom(moderator.name)}
            onClick={() => removal.ask(moderator)}
          >
            {words.remove}
          </Button>
        ),
    },
  ];
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
          rows={read.data?.moderators ?? []}
          rowId={({ id }) => id}
          loading={read.data === undefined}
        />
        <AddForm onAdded={({ name }) => say(words.added(name))} />
      </Stack>
      <AlertDialog
        open={removal.asked !== null}
        onOpenChange={() => removal.ask(null)}
        type="warning"
        destructive
        title={<bdi>{words.question(removal.asked?.name ?? '')}</bdi>}
        message={
          <>
            {words.consequence}
            <Text as="div" size="sm" tone="critical" role="alert">
              {removal.failure}
            </Text>
          </>
        }
        primaryAction={{
          label: words.remove,
          busy: removal.isSending,
          onAction: () => void removal.remove(),
        }}
        secondaryAction={{ label: texts.common.cancel, onAction: () => removal.ask(null) }}
      />
    </DeskPage>
  );
}
