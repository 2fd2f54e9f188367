import { type BlockedPerson, parseDate, sameId } from '@porchlight/domain';
import { Avatar, Button, type Dates, Inline, Skeleton, Text, useDates } from '@porchlight/ui';
import { useId, useState } from 'react';

import { blockedPeople, reasonOf, useApi, useResource } from '../../api/index.ts';
import { useSetBlocked } from '../../blocks/useSetBlocked.ts';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import { AccountSection } from './AccountSection.tsx';
import * as styles from './BlockedPeople.css.ts';
import { words } from './BlockedPeople.words.ts';

/** Empty for an invalid date. */
const sinceOf = ({ blocked_at: at }: BlockedPerson, { day }: Dates): string =>
  parseDate(at) ? words.since(day(at)) : '';

/** A user who was unblocked, or blocked again, during this visit. */
interface Changed {
  person: BlockedPerson;
  isFree: boolean;
}

/** Changed users keep their place, so that the change can be undone there. */
function together(blocked: readonly BlockedPerson[], changed: readonly Changed[]): BlockedPerson[] {
  const others = blocked.filter(({ id }) => !changed.some(({ person }) => sameId(person.id, id)));
  return [...others, ...changed.map(({ person }) => person)].toSorted((a, b) =>
    b.blocked_at.localeCompare(a.blocked_at),
  );
}

interface PersonProps {
  person: BlockedPerson;
  isFree: boolean;
  isChanging: boolean;
  onChange: () => void;
}

function Person({ person, isFree, isChanging, onChange }: PersonProps) {
  const { origin } = useApi();
  const dates = useDates();
  const nameId = useId();
  const buttonId = useId();
  return (
    <li className={styles.person}>
      <Avatar name={person.name} seed={person.id} src={person.avatar && origin + person.avatar} />
      <span className={styles.name}>
        <bdi id={nameId}>{person.name}</bdi>
        <Text as="span" size="sm" tone="muted">
          {isFree ? words.free : sinceOf(person, dates)}
        </Text>
      </span>
      <Button
        id={buttonId}
        aria-labelledby={`${buttonId} ${nameId}`}
        size="sm"
        variant="outline"
        tone="neutral"
        busy={isChanging}
        onClick={onChange}
      >
        {isFree ? words.again : words.unblock}
      </Button>
    </li>
  );
}

function People({ blocked }: { blocked: readonly BlockedPerson[] }) {
  const setBlocked = useSetBlocked();
  const [changed, setChanged] = useState<readonly Changed[]>([]);
  const [changing, setChanging] = useState<string>();
  const [note, setNote] = useState({ text: '', hasFailed: false });
  const people = together(blocked, changed);

  const change = async (person: BlockedPerson, isFree: boolean): Promise<void> => {
    if (changing !== undefined) return;
    setChanging(person.id);
    setNote({ text: '', hasFailed: false });
    try {
      await setBlocked(person.id, isFree);
      setChanged((before) => [
        ...before.filter((each) => !sameId(each.person.id, person.id)),
        { person, isFree: !isFree },
      ]);
      setNote({ text: (isFree ? words.blocked : words.unblocked)(person.name), hasFailed: false });
    } catch (error) {
      setNote({ text: reasonOf(error), hasFailed: true });
    } finally {
      setChanging(undefined);
    }
  };

  return (
    <>
      <Text tone="muted">{people.length === 0 ? words.nobody : words.about}</Text>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map((person) => {
            const isFree = changed.some((each) => each.isFree && sameId(each.person.id, person.id));
            return (
              <Person
                key={person.id}
                person={person}
                isFree={isFree}
                isChanging={changing === person.id}
                onChange={() => void change(person, isFree)}
              />
            );
          })}
        </ul>
      )}
      <Text as="div" size="sm" tone={note.hasFailed ? 'critical' : 'muted'} role="status">
        <bdi>{note.text}</bdi>
      </Text>
    </>
  );
}

/**
 * Users that the signed-in user has blocked; each can be unblocked, and blocked again while the page is open.
 */
export function BlockedPeople({ userId }: { userId: string }) {
  const { data, error, mutate } = useResource(blockedPeople(userId));
  // Keep the old data while it is reloaded.
  const [known, setKnown] = useState(data);
  if (data !== undefined && data !== known) setKnown(data);
  return (
    <AccountSection title={words.title} busy={known === undefined && !error}>
      {known !== undefined && <People blocked={known.blocks} />}
      {known === undefined && error !== undefined && (
        <LoadFailure headingLevel={3} title={words.failed} error={error} onRetry={() => mutate()} />
      )}
      {known === undefined && error === undefined && (
        <Inline gap={4} wrap={false}>
          <Skeleton shape="circle" />
          <Skeleton width="half" />
        </Inline>
      )}
    </AccountSection>
  );
}
