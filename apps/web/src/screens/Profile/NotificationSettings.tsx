import {
  notificationFrequencies,
  notificationKinds,
  type NotificationFrequency,
  type NotificationKind,
  type NotificationSettings as Settings,
  texts,
} from '@porchlight/domain';
import { RadioGroup, Skeleton, Stack, Text, VisuallyHidden } from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';

import { changeNotifications, notificationSettings, reasonOf, useApi, useResource } from '../../api/index.ts';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import type { SessionUser } from '../../session/index.ts';
import { AccountSection } from './AccountSection.tsx';
import { words } from './NotificationSettings.words.ts';

const options = notificationFrequencies.map((value) => ({ value, label: words.frequencies[value] }));

/** The result of the last choice for a kind. */
interface Note {
  text: string;
  hasFailed: boolean;
}

interface ChoicesProps {
  settings: Settings;
  keep: (settings: Settings) => Promise<unknown>;
}

/** Saves each choice when it is made, one after the other; a choice that fails is undone. */
function useChoices({ settings, keep }: ChoicesProps) {
  const api = useApi();
  const saved = useRef(settings);
  useEffect(() => {
    saved.current = settings;
  }, [settings]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [unsaved, setUnsaved] = useState<Partial<Settings>>({});
  const [notes, setNotes] = useState<Partial<Record<NotificationKind, Note>>>({});

  const save = async (kind: NotificationKind, frequency: NotificationFrequency): Promise<void> => {
    let result: Note = { text: words.saved, hasFailed: false };
    try {
      saved.current = await changeNotifications(api, { ...saved.current, [kind]: frequency });
      await keep(saved.current);
    } catch (error) {
      result = { text: `${words.failed} ${reasonOf(error)}`, hasFailed: true };
    }
    // A later choice for the same kind stays.
    setUnsaved(({ [kind]: chosen, ...others }) =>
      chosen === undefined || chosen === frequency ? others : { ...others, [kind]: chosen },
    );
    setNotes((before) => ({ ...before, [kind]: result }));
  };
  const choose = (kind: NotificationKind, frequency: NotificationFrequency): void => {
    setNotes((before) => ({ ...before, [kind]: undefined }));
    setUnsaved((before) => ({ ...before, [kind]: frequency }));
    last.current = last.current.then(() => save(kind, frequency));
  };
  return { chosen: { ...settings, ...unsaved }, notes, choose };
}

function Choices(props: ChoicesProps) {
  const { chosen, notes, choose } = useChoices(props);
  return (
    <Stack gap={6} role="group" aria-label={words.title}>
      {notificationKinds.map((kind) => (
        <Stack key={kind} gap={1}>
          <RadioGroup
            label={texts.notifications.kinds[kind]}
            hint={words.hints[kind]}
            options={options}
            value={chosen[kind]}
            onValueChange={(frequency) => choose(kind, frequency)}
            variant="row"
          />
          <Text as="div" size="sm" tone={notes[kind]?.hasFailed ? 'critical' : 'muted'} role="status">
            {notes[kind]?.text}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

/** The user's notification frequencies by email. */
export function NotificationSettings({ user }: { user: Pick<SessionUser, 'id' | 'verified'> }) {
  // Emails have a link that turns a kind off, so cached settings may be outdated.
  const { data, error, mutate } = useResource(notificationSettings(user.id), { dedupingInterval: 0 });
  return (
    <AccountSection title={words.title}>
      <Text tone="muted">{user.verified ? words.about : words.unproven}</Text>
      {data !== undefined && (
        <Choices settings={data} keep={(saved) => mutate(saved, { revalidate: false })} />
      )}
      {data === undefined && error !== undefined && (
        <LoadFailure headingLevel={3} title={words.loadFailed} error={error} onRetry={() => mutate()} />
      )}
      {data === undefined && error === undefined && (
        <>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          {notificationKinds.map((kind) => (
            <Skeleton key={kind} shape="block" />
          ))}
        </>
      )}
    </AccountSection>
  );
}
