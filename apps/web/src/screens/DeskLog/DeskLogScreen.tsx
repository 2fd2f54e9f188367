import { limits, logActions, type LogEntry } from '@porchlight/domain';
import {
  Button,
  DataTable,
  type DataTableColumn,
  type Moments,
  Pagination,
  Select,
  Stack,
  Text,
  TextLink,
  useMoments,
} from '@porchlight/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { deskLog, moderators } from '../../api/index.ts';
import { DeskPage } from '../../desk/DeskPage.tsx';
import { actionName, reasonName } from '../../desk/names.ts';
import { pageOf, pageQuery } from '../../desk/pages.ts';
import { failureOf, useDesk } from '../../desk/useDesk.ts';
import { paths } from '../../lib/paths.ts';
import { useQuery } from '../../lib/useQuery.ts';
import * as styles from './DeskLog.css.ts';
import { words } from './DeskLogScreen.words.ts';

function columnsWith({ moment }: Moments): readonly DataTableColumn<LogEntry>[] {
  return [
    { id: 'action', header: words.action, cell: ({ action }) => actionName(action) },
    { id: 'by', header: words.by, cell: ({ by }) => (by === null ? words.server : <bdi>{by.name}</bdi>) },
    {
      id: 'about',
      header: words.about,
      cell: ({ about, case_id: id }) => {
        const name = <bdi>{about?.title ?? '–'}</bdi>;
        return id === null ? name : <TextLink href={paths.deskCase.href(id)}>{name}</TextLink>;
      },
    },
    {
      id: 'why',
      header: words.why,
      cell: ({ reason, words: own }) => (
        <>
          {reason === null ? '–' : reasonName(reason)}
          {own && (
            <Text as="span" size="sm" tone="muted" preserveLines className={styles.own}>
              <bdi>{own}</bdi>
            </Text>
          )}
        </>
      ),
    },
    { id: 'when', header: words.when, cell: ({ at }) => moment(at) },
  ];
}

interface Filter {
  by: string;
  action: string;
}

/** Filters entries by moderator and action, applied with a button. */
function FilterForm({ by, action }: Filter) {
  const navigate = useNavigate();
  const { data } = useDesk(moderators);
  const [chosen, setChosen] = useState<Filter>({ by, action });
  const people = data?.moderators ?? [];
  return (
    <form
      className={styles.filter}
      aria-label={words.filter}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(
          paths.deskLog.href({
            ...(chosen.by !== '' && { by: chosen.by }),
            ...(chosen.action !== '' && { action: chosen.action }),
          }),
        );
      }}
    >
      <Select
        label={words.by}
        placeholder={words.everybody}
        value={chosen.by}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        onValueChange={(next) => setChosen({ ...chosen, by: next })}
      />
      <Select
        label={words.action}
        placeholder={words.everything}
        value={chosen.action}
        options={logActions.map((value) => ({ value, label: actionName(value) }))}
        onValueChange={(next) => setChosen({ ...chosen, action: next })}
      />
      <Button type="submit" variant="outline" tone="neutral">
        {words.show}
      </Button>
    </form>
  );
}

export function DeskLogScreen() {
  const query = useQuery();
  const moments = useMoments();
  const page = pageOf(query);
  const by = query.get('by') ?? '';
  const action = logActions.find((known) => known === query.get('action'));
  const filter = { ...(by !== '' && { by }), ...(action !== undefined && { action }) };
  const read = useDesk((userId) => deskLog(userId, { ...filter, page }));
  const { data } = read;
  return (
    <DeskPage
      title={words.title}
      lead={words.lead}
      error={failureOf(read)}
      failed={words.failed}
      onRetry={() => read.mutate()}
    >
      <Stack gap={5}>
        <FilterForm key={`${by} ${action ?? ''}`} by={by} action={action ?? ''} />
        <DataTable
          caption={words.caption}
          captionHidden
          columns={columnsWith(moments)}
          rows={data?.entries ?? []}
          rowId={({ id }) => id}
          loading={data === undefined}
          empty={words.empty}
        />
        <Pagination
          page={page}
          pageSize={data?.pagination.limit ?? limits.logPerPage}
          total={data?.pagination.total ?? 0}
          hrefFor={(to) => paths.deskLog.href({ ...filter, ...pageQuery(to) })}
        />
      </Stack>
    </DeskPage>
  );
}
