import { limits, texts } from '@porchlight/domain';
import { Button, Heading, Stack, Text } from '@porchlight/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { deleteAccount, useApi } from '../../api/index.ts';
import { handOver } from '../../lib/handOver.ts';
import { paths } from '../../lib/paths.ts';
import { type SessionUser, useSession } from '../../session/index.ts';
import { AccountSection } from './AccountSection.tsx';
import * as styles from './DeleteAccount.css.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

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
    `Messages you wrote, with the people you wrote to. Instead of your name it says “${texts.common.deletedUser}”, and no one can answer.`,
    `Questions you sent us, so that we can answer them, for ${limits.supportRetentionYears} years at most. Of the reports you sent while signed in, only what they are about; reports sent without signing in stay as they are for the same time.`,
    'What moderators decided, in a log without your name.',
    'While your account is suspended: a scrambled form of your address, which opens no new account before that is over.',
  ],
  open: 'Delete my account',
  question: 'Delete your account for good?',
  ask: 'Enter your password to confirm.',
  confirm: 'Delete for good',
  keep: 'Keep it',
  failed: 'Your account could not be deleted. Please try again.',
  done: 'Your account is deleted.',
};

/**
 * Explains what deleting the account removes and keeps, and does it with the password. Leads home afterwards.
 */
export function DeleteAccount({ user }: { user: SessionUser }) {
  const api = useApi();
  const session = useSession();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);

  const leave = async (): Promise<void> => {
    setAsked(false);
    await navigate(paths.home.href(), handOver({ notice: { text: words.done, tone: 'positive' } }));
    // The server has ended the session with the account.
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
      <PasswordDialog
        user={user}
        open={isAsked}
        onCancel={() => setAsked(false)}
        title={words.question}
        description={words.ask}
        formLabel={words.title}
        confirm={words.confirm}
        cancel={words.keep}
        tone="critical"
        send={(input) => deleteAccount(api, input)}
        failed={words.failed}
        onDone={leave}
      />
    </AccountSection>
  );
}
