import { type CaseState, type CaseSummary, limits, texts } from '@porchlight/domain';
import {
  Badge,
  DataTable,
  type DataTableColumn,
  Inline,
  Pagination,
  RelativeDate,
  Stack,
} from '@porchlight/ui';
import { Suspense } from 'react';

import { cases } from '../../api/index.ts';
import { DeskPage } from '../../desk/DeskPage.tsx';
import { pageOf, pageQuery } from '../../desk/pages.ts';
import { UrgencyBadge } from '../../desk/UrgencyBadge.tsx';
import { failureOf, useDesk } from '../../desk/useDesk.ts';
import { WayLinks } from '../../desk/WayLinks.tsx';
import { useNow } from '../../lib/clock.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { paths } from '../../lib/paths.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useUserId } from '../../session/index.ts';
import * as styles from './Numbers.css.ts';
import { words } from './DeskScreen.words.ts';

/** A separate chunk: the second page of the queue shows no numbers. */
const Numbers = lazyPart(async () => (await import('./Numbers.tsx')).Numbers);

function columnsAt(now: number): readonly DataTableColumn<CaseSummary>[] {
  return [
    { id: 'title', header: words.what, cell: ({ title }) => <bdi>{title}</bdi> },
    {
      id: 'subject',
      header: words.about,
      cell: ({ subject, is_new_since_edit: isEdited }) => (
        <Inline gap={2}>
          {texts.moderation.subjects[subject]}
          {isEdited && <Badge tone="info">{words.edited}</Badge>}
        </Inline>
      ),
    },
    { id: 'urgency', header: words.urgency, cell: ({ urgency }) => <UrgencyBadge urgency={urgency} /> },
    {
      id: 'reports',
      header: words.reports,
      align: 'end',
      cell: ({ reports, signals }) => (signals === 0 ? reports : `${reports}, ${words.noticed(signals)}`),
    },
    {
      id: 'opened',
      header: words.opened,
      cell: ({ opened_at: at }) => <RelativeDate date={at} now={now} />,
    },
    {
      id: 'taken',
      header: words.taken,
      cell: ({ taken_by: by }) => (by === null ? words.nobody : <bdi>{by.name}</bdi>),
    },
  ];
}

export function DeskScreen() {
  const query = useQuery();
  const now = useNow();
  const page = pageOf(query);
  const state: CaseState = query.get('state') === 'decided' ? 'decided' : 'open';
  const userId = useUserId();
  const read = useDesk((reader) => cases(reader, { state, page }));
  const { data } = read;
  return (
    <DeskPage
      title={words.title}
      lead={words.lead}
      error={failureOf(read)}
      failed={words.failed}
      onRetry={() => read.mutate()}
    >
      <Stack gap={4}>
        <WayLinks
          label={words.states}
          ways={[
            { href: paths.desk.href(), label: words.open, isCurrent: state === 'open' },
            {
              href: paths.desk.href({ state: 'decided' }),
              label: words.decided,
              isCurrent: state === 'decided',
            },
          ]}
        />
        <DataTable
          caption={words.caption[state]}
          captionHidden
          columns={columnsAt(now)}
          rows={data?.cases ?? []}
          rowId={({ id }) => id}
          rowHref={({ id }) => paths.deskCase.href(id)}
          loading={data === undefined}
          empty={words.empty[state]}
        />
        <Pagination
          page={page}
          pageSize={data?.pagination.limit ?? limits.casesPerPage}
          total={data?.pagination.total ?? 0}
          hrefFor={(to) => paths.desk.href({ ...(state === 'decided' && { state }), ...pageQuery(to) })}
        />
      </Stack>
      {page === 1 && state === 'open' && (
        <Suspense fallback={<div className={styles.room} />}>
          {/* Not in the server's HTML, whose styles are those of the screen's own chunk. */}
          {userId === null ? <div className={styles.room} /> : <Numbers />}
        </Suspense>
      )}
    </DeskPage>
  );
}
