import { type ConversationSummary, texts } from '@porchlight/domain';
import {
  Button,
  ButtonLink,
  ConversationList,
  EmptyState,
  MailboxDrawing,
  type LinkProps,
  type RenderLink,
} from '@porchlight/ui';
import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useNow } from '../../lib/clock.ts';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import { paths } from '../../lib/paths.ts';
import type { ConversationId } from './conversationId.ts';
import type { useConversations } from './useConversations.ts';

const hrefOf = ({ listing_id: listingId, other_user_id: otherUserId }: ConversationSummary): string =>
  paths.messages.href({ listingId, otherUserId });

/**
 * Links within this screen. Not the app's usual ones, each of which follows the address: with a thousand of them,
 * choosing one would draw them all again.
 */
function usePlainLinks(): RenderLink {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const go = useRef<(href: string) => void>(undefined);
  useEffect(() => {
    go.current = (href) => void navigate(href, { replace: href === pathname + search });
  }, [navigate, pathname, search]);
  return useCallback(({ children, href, ...rest }: LinkProps) => {
    const follow = (event: MouseEvent): void => {
      const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
      if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
      event.preventDefault();
      go.current?.(href);
    };
    return (
      <a {...rest} href={href} onClick={follow}>
        {children}
      </a>
    );
  }, []);
}

/** The last press takes its button away: the focus goes on to the first of the lines that it brought. */
function useFocusAfterLast({ all, hasMore, loadMore }: ConversationsProps['list']) {
  const pane = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number>(undefined);
  useEffect(() => {
    const first = shownBefore.current;
    if (first === undefined || all.length <= first) return;
    shownBefore.current = undefined;
    if (!hasMore) pane.current?.querySelectorAll('a')[first]?.focus();
  }, [all.length, hasMore]);
  const ask = (): void => {
    shownBefore.current = all.length;
    loadMore();
  };
  return { pane, ask };
}

export interface ConversationsProps {
  list: ReturnType<typeof useConversations>;
  userId: string;
  current: ConversationId | undefined;
}

/** The list, or what stands in for it. */
export function Conversations({ list, userId, current }: ConversationsProps) {
  const now = useNow();
  const renderLink = usePlainLinks();
  const { pane, ask } = useFocusAfterLast(list);
  if (list.error !== undefined) {
    return (
      <LoadFailure title="Your conversations could not be loaded" error={list.error} onRetry={list.retry} />
    );
  }
  if (!list.isLoading && list.all.length === 0) {
    return (
      <EmptyState
        drawing={<MailboxDrawing />}
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
        ref={pane}
        conversations={list.all}
        loading={list.isLoading}
        now={now}
        currentUserId={userId}
        current={
          current === undefined
            ? undefined
            : { listing_id: current.listingId, other_user_id: current.otherUserId }
        }
        href={hrefOf}
        renderLink={renderLink}
      />
      {list.hasMore && (
        <Button variant="outline" tone="neutral" busy={list.more === 'loading'} onClick={ask}>
          {list.more === 'failed' ? 'Not loaded. Try again' : 'More conversations'}
        </Button>
      )}
    </>
  );
}
