import { type ConversationSummary, limits, texts } from '@porchlight/domain';
import { Button, ButtonLink, ConversationList, EmptyState, ErrorState } from '@porchlight/ui';
import useSWRInfinite from 'swr/infinite';

import { conversations, useApi } from '../../api/index.ts';
import { useNow } from '../../app/clock.ts';
import { paths } from '../../paths.ts';
import { useIsLive } from '../../talk/live.ts';
import type { ConversationId } from './conversationId.ts';

/** The person's conversations, as many pages of them as were asked for. */
export function useConversationPages(userId: string) {
  const api = useApi();
  const isLive = useIsLive();
  const pages = useSWRInfinite(
    (index: number) => conversations(userId, { page: index + 1 }).key,
    (key: string) =>
      conversations(userId, {
        page: Number(new URL(key.slice(1), 'http://key.invalid').searchParams.get('page')),
      }).fetch(api),
    { dedupingInterval: 2_000, revalidateFirstPage: true, refreshInterval: isLive ? 0 : limits.unreadPollMs },
  );
  const all: ConversationSummary[] = (pages.data ?? []).flatMap((page) => page.conversations);
  return {
    all,
    error: pages.error as { isTransient?: boolean } | undefined,
    isLoading: pages.data === undefined && pages.error === undefined,
    isLoadingMore: pages.isValidating && (pages.data?.length ?? 0) < pages.size,
    hasMore: pages.data?.at(-1)?.pagination.has_next ?? false,
    loadMore: () => void pages.setSize((size) => size + 1),
    retry: () => void pages.mutate(),
  };
}

export interface ConversationsProps {
  pages: ReturnType<typeof useConversationPages>;
  userId: string;
  current: ConversationId | undefined;
}

/** The list, or what stands in for it. */
export function Conversations({ pages, userId, current }: ConversationsProps) {
  const now = useNow();
  if (pages.error !== undefined && pages.all.length === 0) {
    return (
      <ErrorState onRetry={pages.retry}>
        {pages.error.isTransient === true ? texts.errors.offline : undefined}
      </ErrorState>
    );
  }
  if (!pages.isLoading && pages.all.length === 0) {
    return (
      <EmptyState
        drawing="mailbox"
        title={texts.messages.empty}
        action={<ButtonLink href={paths.listings.href()}>{texts.favorites.browse}</ButtonLink>}
      >
        When you write to a seller, or somebody writes to you, you find it here.
      </EmptyState>
    );
  }
  return (
    <>
      <ConversationList
        conversations={pages.all}
        loading={pages.isLoading}
        now={now}
        currentUserId={userId}
        current={
          current === undefined
            ? undefined
            : { listing_id: current.listingId, other_user_id: current.otherUserId }
        }
        href={({ listing_id: listingId, other_user_id: otherUserId }) =>
          paths.messages.href({ listingId, otherUserId })
        }
      />
      {pages.hasMore && (
        <Button variant="outline" tone="neutral" busy={pages.isLoadingMore} onClick={pages.loadMore}>
          More conversations
        </Button>
      )}
    </>
  );
}
