import { accountDeletionSchema, texts } from '@porchlight/domain';
import { Alert, Button, Dialog, Heading, Stack, Text } from '@porchlight/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { deleteAccount, useApi } from '../../api/index.ts';
import { AccountName, FormPasswordField, ScreenForm, useSubmit } from '../../forms/index.ts';
import { handOver } from '../../lib/handOver.ts';
import { paths } from '../../lib/paths.ts';
import { type SessionUser, useSession } from '../../session/index.ts';
import { AccountSection } from './AccountSection.tsx';
import * as styles from './DeleteAccount.css.ts';

const words = {
  title: 'Delete your account',
  about:
    'This is done at once and cannot be taken back. Unless your account is suspended, your address can be used for a new one.',
  goes: 'What goes',
  gone: [
    'Your listings and their photos',
    'What you saved, whom you blocked, and what we write to you about',
    'Your name, your picture, your address and your password',
    'Every place where you are signed in, and what you have not sent on this device',
  ],
  stays: 'What stays',
  staying: [
    `Messages you wrote, with the people you wrote to. Instead of your name it says “${texts.common.deletedUser}”, and nobody can answer.`,
    'Questions you sent us, as you sent them: somebody has to be able to answer. Of your reports, only what they are about.',
    'What moderators decided, in a log without your name.',
    'While your account is suspended: a scrambled form of your address, which opens no new account before that is over.',
  ],
  open: 'Delete my account',
  question: 'Delete your account for good?',
  ask: 'Your password, so that nobody else does it.',
  confirm: 'Delete for good',
  keep: 'Keep it',
  failed: 'Your account could not be deleted. Please try again.',
  done: 'Your account is deleted. All the best.',
};

interface PasswordFormProps {
  user: SessionUser;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

/** Deletes the account, once the password is right. */
function PasswordForm({ user, onDone, onCancel }: PasswordFormProps) {
  const api = useApi();
  const form = useSubmit((input: { password: string }) => deleteAccount(api, input), {
    fallback: words.failed,
  });
  return (
    <ScreenForm
      schema={accountDeletionSchema}
      initialValues={{ password: '' }}
      aria-label={words.title}
      serverErrors={form.fieldErrors}
      onEdit={form.edited}
      onSubmit={async (values) => {
        if (await form.submit(values)) await onDone();
      }}
    >
      {({ isSubmitting }) => (
        <Stack gap={5}>
          {form.failure !== null && (
            <Alert tone="critical" live="assertive">
              {form.failure}
            </Alert>
          )}
          <AccountName address={user.email} />
          <FormPasswordField name="password" label={texts.profile.currentPassword} kind="current" />
          <div className={styles.buttons}>
            <Button variant="outline" tone="neutral" onClick={onCancel}>
              {words.keep}
            </Button>
            <Button type="submit" tone="critical" busy={isSubmitting}>
              {words.confirm}
            </Button>
          </div>
        </Stack>
      )}
    </ScreenForm>
  );
}

/** Says what deleting the account takes and leaves, and does it, by the password. Leads home afterwards. */
export function DeleteAccount({ user }: { user: SessionUser }) {
  const session = useSession();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);

  const leave = async (): Promise<void> => {
    setAsked(false);
    await navigate(paths.home.href(), handOver({ notice: { text: words.done, tone: 'positive' } }));
    // The server has ended it with the account.
    await session.end();
  };

  return (
    <AccountSection title={words.title}>
      <Text tone="muted">{words.about}</Text>
      {[[words.goes, words.gone] as const, [words.stays, words.staying] as const].map(([heading, lines]) => (
        <Stack key={heading} gap={2}>
          <Heading level={3} size="sm">
            {heading}
          </Heading>
          <ul className={styles.list}>
            {lines.map((line) => (
              <li key={line}>
                <Text as="span">{line}</Text>
              </li>
            ))}
          </ul>
        </Stack>
      ))}
      <div>
        <Button variant="outline" tone="critical" onClick={() => setAsked(true)}>
          {words.open}
        </Button>
      </div>
      <Dialog
        open={isAsked}
        onOpenChange={() => setAsked(false)}
        title={words.question}
        description={words.ask}
        size="sm"
      >
        {isAsked && <PasswordForm user={user} onDone={leave} onCancel={() => setAsked(false)} />}
      </Dialog>
    </AccountSection>
  );
}
