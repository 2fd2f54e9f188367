import { deviceName, type OwnSession, parseDate, texts } from '@porchlight/domain';
import { AlertDialog, Badge, Button, type Dates, Skeleton, Stack, Text, useDates } from '@porchlight/ui';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';

import {
  endOtherSessions,
  endSession,
  isMissing,
  ownSessions,
  reasonOf,
  useApi,
  useResource,
} from '../../api/index.ts';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import { AccountSection } from './AccountSection.tsx';
import * as styles from './BlockedPeople.css.ts';
import { words } from './SignedInPlaces.words.ts';

/** Shorter than the kit's own format: two of them fit one line. */
const moment: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

const deviceNameOf = ({ device }: OwnSession): string =>
  device === null ? words.unknown : deviceName(device);

/** Empty for invalid dates. */
const timesOf = ({ created_at: begun, last_used_at: used }: OwnSession, { write }: Dates): string =>
  parseDate(begun) && parseDate(used) ? words.times(write(used, moment), write(begun, moment)) : '';

interface PlaceProps {
  session: OwnSession;
  isEnding: boolean;
  onEnd: () => void;
}

function Place({ session, isEnding, onEnd }: PlaceProps) {
  const dates = useDates();
  const nameId = useId();
  const buttonId = useId();
  return (
    <li className={styles.person}>
      <span className={styles.name}>
        <span id={nameId}>{deviceNameOf(session)}</span>
        <Text as="span" size="sm" tone="muted">
          {timesOf(session, dates)}
        </Text>
      </span>
      {session.is_current ? (
        <Badge tone="positive">{words.here}</Badge>
      ) : (
        <Button
          id={buttonId}
          aria-labelledby={`${buttonId} ${nameId}`}
          size="sm"
          variant="outline"
          tone="neutral"
          busy={isEnding}
          onClick={onEnd}
        >
          {texts.navigation.signOut}
        </Button>
      )}
    </li>
  );
}

interface PlacesProps {
  sessions: readonly OwnSession[];
  heading: RefObject<HTMLHeadingElement | null>;
  /** Keeps the matching sessions in the cache. */
  keep: (isLeft: (session: OwnSession) => boolean) => Promise<unknown>;
}

function Places({ sessions, heading, keep }: PlacesProps) {
  const api = useApi();
  /** The session being ended, or all others. */
  const [ending, setEnding] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [note, setNote] = useState({ text: '', hasFailed: false });
  const others = sessions.filter(({ is_current: isHere }) => !isHere);

  // The focused button disappeared with its row.
  useEffect(() => {
    if (note.text !== '' && !note.hasFailed) heading.current?.focus({ preventScroll: true });
  }, [note, heading]);

  const end = async (
    what: string,
    {
      call,
      isLeft,
      done,
    }: { call: () => Promise<unknown>; isLeft: (session: OwnSession) => boolean; done: string },
  ): Promise<void> => {
    if (ending !== undefined) return;
    setEnding(what);
    setNote({ text: '', hasFailed: false });
    try {
      await call().catch((error: unknown) => {
        // Already ended, which is the goal.
        if (!isMissing(error)) throw error;
      });
      await keep(isLeft);
      setAsked(false);
      setNote({ text: done, hasFailed: false });
    } catch (error) {
      setNote({ text: reasonOf(error), hasFailed: true });
    } finally {
      setEnding(undefined);
    }
  };
  const endOne = (session: OwnSession): Promise<void> =>
    end(session.id, {
      call: () => endSession(api, session.id),
      isLeft: ({ id }) => id !== session.id,
      done: words.ended(deviceNameOf(session)),
    });
  const endOthers = (): Promise<void> =>
    end('others', {
      call: () => endOtherSessions(api),
      isLeft: ({ is_current: isHere }) => isHere,
      done: words.everywhereDone,
    });
  const cancel = (): void => {
    setAsked(false);
    setNote({ text: '', hasFailed: false });
  };

  return (
    <>
      <Text tone="muted">{others.length === 0 ? words.onlyHere : words.about}</Text>
      <ul className={styles.people}>
        {sessions.map((session) => (
          <Place
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => void endOne(session)}
          />
        ))}
      </ul>
      <Text as="div" size="sm" tone={note.hasFailed ? 'critical' : 'muted'} role="status">
        {isAsked ? '' : note.text}
      </Text>
      {others.length > 0 && (
        <div>
          <Button variant="outline" tone="critical" onClick={() => setAsked(true)}>
            {words.everywhere}
          </Button>
        </div>
      )}
      <AlertDialog
        open={isAsked}
        onOpenChange={cancel}
        type="warning"
        destructive
        title={words.question}
        message={
          <>
            {words.consequence}
            <Text as="div" size="sm" tone="critical" role="alert">
              {isAsked && note.hasFailed ? note.text : ''}
            </Text>
          </>
        }
        primaryAction={{
          label: texts.navigation.signOut,
          busy: ending === 'others',
          onAction: () => void endOthers(),
        }}
        secondaryAction={{ label: texts.common.cancel, onAction: cancel }}
      />
    </>
  );
}

/** The user's sessions with device and dates; each can be ended. */
export function SignedInPlaces({ userId }: { userId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, mutate } = useResource(ownSessions(userId), {
    revalidateOnFocus: true,
    dedupingInterval: 0,
  });
  const isLoading = data === undefined && error === undefined;
  return (
    <AccountSection title={words.title} busy={isLoading} headingRef={heading}>
      {data !== undefined && (
        <Places
          sessions={data.sessions}
          heading={heading}
          keep={(isLeft) =>
            mutate((known) => known && { sessions: known.sessions.filter(isLeft) }, { revalidate: false })
          }
        />
      )}
      {data === undefined && error !== undefined && (
        <LoadFailure headingLevel={3} title={words.failed} error={error} onRetry={() => mutate()} />
      )}
      {isLoading && (
        <Stack gap={3}>
          <Skeleton width="half" />
          <Skeleton width="half" />
        </Stack>
      )}
    </AccountSection>
  );
}
