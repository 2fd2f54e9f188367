import { type ExportAnswer, limits, parseDate } from '@porchlight/domain';
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

import { askForExport, ownExport, reasonOf, useApi, useResource } from '../../api/index.ts';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import { useNow } from '../../lib/clock.ts';
import { AccountSection } from './AccountSection.tsx';

const moment: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
const megabytes: Intl.NumberFormatOptions = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 };

/** How often it is looked whether the copy is ready. */
const lookAgainMs = 4_000;

const words = {
  title: 'Your data',
  about: `A ZIP with your profile, listings, photos, messages and all else that is yours, as files that programs can read. It can be downloaded for ${limits.exportHours} hours.`,
  ask: 'Make a copy',
  again: 'Make another copy',
  download: 'Download the copy',
  making: 'Your copy is being made. We write to you when it is ready; you can leave this page.',
  failed: 'Your copy could not be made. Please try again.',
  over: 'The time of your copy is over. You can have another one made.',
  ready: (size: string, until: string) => `Your copy is ready: ${size}, until ${until}.`,
  loadFailed: 'How far your copy is could not be loaded',
};

/** A page may stay open for longer than a copy can be downloaded. */
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
  const end = parseDate(until) ? write(until, moment) : '';
  return words.ready(number(Math.max(0.1, bytes / 1_000_000), megabytes), end);
}

/** A copy of everything that is the person's: asked for, being made, ready to be downloaded. */
export function YourData({ userId }: { userId: string }) {
  const api = useApi();
  const { write } = useDates();
  const { number } = useFormats();
  const now = useNow();
  const { data, error, mutate } = useResource(ownExport(userId), {
    dedupingInterval: 0,
    refreshInterval: (known) => (known?.state === 'making' ? lookAgainMs : 0),
  });
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const isLoading = data === undefined && error === undefined;

  const ask = async (): Promise<void> => {
    if (isAsking || data?.state === 'making') return;
    setAsking(true);
    setFailure('');
    try {
      await mutate(await askForExport(api), { revalidate: false });
    } catch (reason) {
      setFailure(reasonOf(reason));
    } finally {
      setAsking(false);
    }
  };

  return (
    <AccountSection title={words.title} busy={isLoading}>
      <Text tone="muted">{words.about}</Text>
      <Text as="div" role="status" tone={failure !== '' || data?.state === 'failed' ? 'critical' : 'default'}>
        {failure || (data !== undefined && stateText(data, now, { write, number }))}
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
            busy={isAsking || data.state === 'making'}
            onClick={() => void ask()}
          >
            {data.state === 'ready' && !isOver(data, now) ? words.again : words.ask}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}
