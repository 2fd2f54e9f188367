import { limits, texts } from '@porchlight/domain';
import {
  ButtonLink,
  Container,
  EmptyState,
  MailboxDrawing,
  PageHeader,
  Stack,
  Text,
  VisuallyHidden,
} from '@porchlight/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { paths } from '../../lib/paths.ts';
import { useStayOpen } from '../../lib/stayOpen.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useSettled } from '../../lib/useSettled.ts';
import { useSessionView } from '../../session/index.ts';
import { ArchiveToast } from './ArchiveToast.tsx';
import {
  conversationFrom,
  conversationHref,
  isArchiveIn,
  isSameConversation,
} from '../../messages/conversationId.ts';
import { Conversations } from './Conversations.tsx';
import { FindConversation } from './FindConversation.tsx';
import * as styles from './Messages.css.ts';
import { LoadingConversation } from './LoadingConversation.tsx';
import { OpenConversation } from './OpenConversation.tsx';
import { useArchive } from './useArchive.ts';
import { useConversations } from './useConversations.ts';
import { useFocusOnClosed } from './useFocusOnClosed.ts';
import { useOpenNewest } from './useOpenNewest.ts';
import { words } from './MessagesScreen.words.ts';

/** @param userId `null` until known */
function Inbox({ userId }: { userId: string | null }) {
  const address = useQuery();
  const chosen = conversationFrom(address);
  const isArchive = isArchiveIn(address);
  const [typed, setTyped] = useState('');
  const settled = useSettled(typed.trim(), limits.conversationSearchDelayMs);
  // Clearing takes effect at once.
  const query = typed.trim() === '' ? '' : settled;
  const list = useConversations(userId, { query, archived: isArchive });
  const archive = useArchive(userId ?? '');
  // The list may be outdated: don't reopen a conversation that was just archived.
  const newest = list.all.find((summary) => !archive.isPutAway(summary));
  const byItself = useOpenNewest(newest, chosen === undefined && !isArchive && typed === '');
  const current = chosen ?? byItself;
  useFocusOnClosed(chosen && conversationHref(chosen, isArchive));
  /** On small screens the open conversation takes the whole page. */
  const isBehind = current === undefined ? undefined : true;
  // A session that ended before the list loaded leads to the sign-in page, as on every other page.
  useStayOpen(!list.isLoading && list.error === undefined);
  const isAlone = current === undefined && list.all.length === 0 && !list.isLoading;
  return (
    <>
      <PageHeader title={texts.messages.title} className={styles.heading} data-behind={isBehind} />
      <div className={styles.panes}>
        <div className={styles.list} data-behind={isBehind} data-alone={isAlone || undefined}>
          <FindConversation text={typed} onTextChange={setTyped} isArchive={isArchive} />
          <VisuallyHidden role="status">
            {query !== '' && !list.isLoading && list.error === undefined && words.found(list.total)}
          </VisuallyHidden>
          <Conversations
            list={list}
            userId={userId ?? ''}
            current={current}
            query={query}
            isArchive={isArchive}
            onClear={() => setTyped('')}
          />
        </div>
        {current === undefined ? (
          list.all.length > 0 && (
            <div className={styles.unchosen}>
              <Text tone="muted">{words.choose}</Text>
            </div>
          )
        ) : userId === null ? (
          <LoadingConversation />
        ) : (
          <OpenConversation
            key={`${current.listingId}/${current.otherUserId}`}
            userId={userId}
            conversation={current}
            summary={list.all.find((summary) => isSameConversation(summary, current))}
            isByItself={chosen === undefined}
            archive={archive}
          />
        )}
        <ArchiveToast archive={archive} />
      </div>
    </>
  );
}

/** Conversations on one side, the open one on the other. Handles the end of the session itself. */
export function MessagesScreen() {
  const { user, hasEnded } = useSessionView();
  const { pathname, search } = useLocation();
  return (
    <Container>
      <Stack gap={6}>
        {user === null && hasEnded ? (
          <>
            <PageHeader title={texts.messages.title} />
            <EmptyState
              drawing={<MailboxDrawing />}
              title={texts.messages.notSignedIn}
              action={
                <ButtonLink href={paths.login.href(pathname + search)}>{texts.navigation.signIn}</ButtonLink>
              }
            />
          </>
        ) : (
          <Inbox userId={user?.id ?? null} />
        )}
      </Stack>
    </Container>
  );
}
