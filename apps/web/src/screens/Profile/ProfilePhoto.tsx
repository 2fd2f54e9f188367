import type { User } from '@porchlight/domain';
import { fileProblem, inspectImage } from '@porchlight/flows/compression';
import { Card, Heading, ProfilePhotoField, type ProfilePhotoFieldProps, Stack } from '@porchlight/ui';
import { useId, useState } from 'react';

import { useKeepAccount } from '../../account/useOwnAccount.ts';
import { changePhoto, messageFor, removePhoto, useApi } from '../../api/index.ts';
import { words } from './ProfilePhoto.words.ts';

/** The user's public profile photo. */
export function ProfilePhoto({ user }: { user: Pick<User, 'id' | 'name' | 'avatar'> }) {
  const api = useApi();
  const keep = useKeepAccount();
  const titleId = useId();
  const [status, setStatus] = useState<ProfilePhotoFieldProps['status']>('idle');
  const [error, setError] = useState<string>();
  const [note, setNote] = useState('');

  const send = async (doing: 'saving' | 'removing', call: () => Promise<User>): Promise<void> => {
    setStatus(doing);
    setError(undefined);
    setNote('');
    try {
      keep(await call());
      setNote(doing === 'saving' ? words.saved : words.removed);
    } catch (failure) {
      setError(messageFor(failure, words.failed));
    }
    setStatus('idle');
  };

  const choose = async (file: File): Promise<void> => {
    // A file that the server would reject is reported before any call.
    const problem = fileProblem(file, await inspectImage(file));
    if (problem === null) return send('saving', () => changePhoto(api, file));
    setNote('');
    setError(problem);
  };

  return (
    <Card as="section" padding="lg" aria-labelledby={titleId}>
      <Stack gap={5}>
        <Heading level={2} size="md" id={titleId}>
          {words.title}
        </Heading>
        <ProfilePhotoField
          name={user.name}
          seed={user.id}
          src={user.avatar ? api.origin + user.avatar : null}
          status={status}
          error={error}
          note={note}
          onChoose={(file) => void choose(file)}
          onRemove={() => void send('removing', () => removePhoto(api))}
        />
      </Stack>
    </Card>
  );
}
