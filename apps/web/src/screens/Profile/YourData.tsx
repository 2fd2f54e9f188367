import { type ExportAnswer, parseDate } from '@porchlight/domain';
import {
  Button,
  ButtonLink,
  type Dates,
  type Formats,
  Skeleton,
  Text,
  useDates,
  useFormats,
} from '@porchlight/ui';
import { useState } from 'react';

import { askForExport, ownExport, useApi, useResource } from '../../api/index.ts';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import { useNow } from '../../lib/clock.ts';
import type { SessionUser } from '../../session/index.ts';
import { AccountSection } from './AccountSection.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { words } from './YourData.words.ts';

const moment: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
const megabytes: Intl.NumberFormatOptions = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 };

/** Polling interval while the copy is being made. */
const lookAgainMs = 4_000;

/** The copy may expire while the page is open. */
const isOver = ({ state, until = '' }: ExportAnswer, now: number): boolean =>
  state === 'ready' && Date.parse(until) <= now;

interface Written {
  write: Dates['write'];
  number: Formats['number'];
}

function stateText(answer: ExportAnswer, now: number, { write, number }: Written): string {
  const { state, bytes = 0, until } = answer;
  if (state === 'none') return '';
  if (isOver(answer, now)) return words.over;
  if (state !== 'ready') return words[state];
  if (answer.path === undefined) return words.elsewhere;
  const end = parseDate(until) ? write(until, moment) : '';
  return words.ready(number(Math.max(0.1, bytes / 1_000_000), megabytes), end);
}

/** An export of the user's data: requested, in progress, or ready to download. */
export function YourData({ user }: { user: SessionUser }) {
  const api = useApi();
  const { write } = useDates();
  const { number } = useFormats();
  const now = useNow();
  const { data, error, mutate } = useResource(ownExport(user.id), {
    dedupingInterval: 0,
    refreshInterval: (known) => (known?.state === 'making' ? lookAgainMs : 0),
  });
  const [isAsked, setAsked] = useState(false);
  const isLoading = data === undefined && error === undefined;

  return (
    <AccountSection title={words.title} busy={isLoading}>
      <Text tone="muted">{words.about}</Text>
      <Text as="div" role="status" tone={data?.state === 'failed' ? 'critical' : 'default'}>
        {data !== undefined && stateText(data, now, { write, number })}
      </Text>
      {data === undefined && error !== undefined && (
        <LoadFailure headingLevel={3} title={words.loadFailed} error={error} onRetry={() => mutate()} />
      )}
      {isLoading && <Skeleton width="half" />}
      {data?.state === 'ready' && !isOver(data, now) && data.path !== undefined && (
        <div>
          <ButtonLink href={api.origin + data.path} download>
            {words.download}
          </ButtonLink>
        </div>
      )}
      {data !== undefined && (
        <div>
          <Button
            variant="outline"
            tone="neutral"
            busy={data.state === 'making'}
            onClick={() => data.state !== 'making' && setAsked(true)}
          >
            {data.state === 'ready' && !isOver(data, now) ? words.again : words.ask}
          </Button>
        </div>
      )}
      <PasswordDialog
        user={user}
        open={isAsked}
        onCancel={() => setAsked(false)}
        title={words.question}
        description={words.confirmation}
        formLabel={words.title}
        confirm={words.ask}
        cancel={words.cancel}
        send={async (input) => mutate(await askForExport(api, input), { revalidate: false })}
        failed={words.notAsked}
        onDone={() => setAsked(false)}
      />
    </AccountSection>
  );
}
