import { texts } from '@porchlight/domain';
import { ButtonLink, Container, EmptyState, MailboxDrawing, PageHeader, Stack, Text } from '@porchlight/ui';
import { useLocation } from 'react-router-dom';

import { paths } from '../../lib/paths.ts';
import { useStayOpen } from '../../lib/stayOpen.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useUserId } from '../../session/index.ts';
import { conversationFrom, isSameConversation } from './conversationId.ts';
import { Conversations } from './Conversations.tsx';
import * as styles from './Messages.css.ts';
import { OpenConversation } from './OpenConversation.tsx';
import { useConversations } from './useConversations.ts';

function Inbox({ userId }: { userId: string }) {
  const query = useQuery();
  const current = conversationFrom(query);
  const list = useConversations(userId);
  // Whoever finds the session over on their way in is sent to sign in, like on every other page.
  useStayOpen(!list.isLoading && list.error === undefined);
  const isAlone = current === undefined && list.all.length === 0 && !list.isLoading;
  return (
    <div className={styles.panes}>
      <div
        className={styles.list}
        data-behind={current === undefined ? undefined : true}
        data-alone={isAlone || undefined}
      >
        <Conversations list={list} userId={userId} current={current} />
      </div>
      {current === undefined ? (
        list.all.length > 0 && (
          <div className={styles.unchosen}>
            <Text tone="muted">Choose a conversation to read it.</Text>
          </div>
        )
      ) : (
        <OpenConversation
          key={`${current.listingId}/${current.otherUserId}`}
          userId={userId}
          conversation={current}
          summary={list.all.find((summary) => isSameConversation(summary, current))}
        />
      )}
    </div>
  );
}

/** Conversations on one side, the open one on the other. If the session ends while it is open, it says so. */
export function MessagesScreen() {
  const userId = useUserId();
  const { pathname, search } = useLocation();
  const query = useQuery();
  const isConversationOpen = userId !== null && conversationFrom(query) !== undefined;
  return (
    <Container>
      <Stack gap={6}>
        <PageHeader
          title={texts.messages.title}
          className={styles.heading}
          data-behind={isConversationOpen || undefined}
        />
        {userId === null ? (
          <EmptyState
            drawing={<MailboxDrawing />}
            title={texts.messages.notSignedIn}
            action={
              <ButtonLink href={paths.login.href(pathname + search)}>{texts.navigation.signIn}</ButtonLink>
            }
          />
        ) : (
          <Inbox key={userId} userId={userId} />
        )}
      </Stack>
    </Container>
  );
}
