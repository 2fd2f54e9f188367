import { texts } from '@porchlight/domain';
import { ButtonLink, Container, EmptyState, PageHeader, Stack, Text } from '@porchlight/ui';
import { useCallback, useState } from 'react';
import { useSearchParams } from '../../router/index.ts';

import { paths } from '../../paths.ts';
import { useStaysWithoutSession } from '../../app/staying.ts';
import { useUserId } from '../../session/index.ts';
import { conversationFrom, isSameConversation } from './conversationId.ts';
import { Conversations, useConversationPages } from './Conversations.tsx';
import * as styles from './Messages.css.ts';
import { Thread } from './Thread.tsx';

function Inbox({ userId }: { userId: string }) {
  const [query] = useSearchParams();
  const current = conversationFrom(query);
  const pages = useConversationPages(userId);
  // What was typed in a thread is kept while one looks into another.
  const [drafts] = useState(() => new Map<string, string>());
  const key = current === undefined ? '' : `${current.listingId}/${current.otherUserId}`;
  const keepDraft = useCallback((text: string) => void drafts.set(key, text), [drafts, key]);
  return (
    <div className={styles.panes}>
      <div className={styles.list} data-behind={current === undefined ? undefined : true}>
        <Conversations pages={pages} userId={userId} current={current} />
      </div>
      {current === undefined ? (
        pages.all.length > 0 && (
          <div className={styles.unchosen}>
            <Text tone="muted">Choose a conversation to read it.</Text>
          </div>
        )
      ) : (
        <Thread
          key={key}
          userId={userId}
          conversation={current}
          summary={pages.all.find((summary) => isSameConversation(summary, current))}
          draft={drafts.get(key) ?? ''}
          onDraftChange={keepDraft}
        />
      )}
    </div>
  );
}

/** Conversations on one side, the open one on the other. If the session ends while it is open, it says so. */
export function MessagesScreen() {
  useStaysWithoutSession();
  const userId = useUserId();
  return (
    <Container>
      <Stack gap={6}>
        <PageHeader title={texts.messages.title} />
        {userId === null ? (
          <EmptyState
            drawing="mailbox"
            title={texts.messages.notSignedIn}
            action={
              <ButtonLink href={paths.login.href(paths.messages.href())}>
                {texts.navigation.signIn}
              </ButtonLink>
            }
          />
        ) : (
          <Inbox userId={userId} />
        )}
      </Stack>
    </Container>
  );
}
