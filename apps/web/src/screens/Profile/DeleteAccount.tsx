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
import { words } from './DeleteAccount.words.ts';

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
