import { Button, ConversationList, type LinkProps, type RenderLink } from '@porchlight/ui';
import { type MouseEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useApi } from '../../api/index.ts';
import { useNow } from '../../lib/clock.ts';
import { addressOf } from '../../lib/ownPath.ts';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import { photoAddress } from '../../listings/images.ts';
import { type ConversationId, hrefOfSummary } from '../../messages/conversationId.ts';
import { NoConversations } from './NoConversations.tsx';
import type { useConversations } from './useConversations.ts';
import { words } from './Conversations.words.ts';

/**
 * Links within this screen. The app's usual links subscribe to the address: with a thousand, each navigation
 * would rerender them all.
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
      <a {...rest} href={addressOf(href)} onClick={follow}>
        {children}
      </a>
    );
  }, []);
}

/** The last "load more" removes its button: focus the first of the new lines. */
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
  /** The search text, or `''`. */
  query: string;
  isArchive: boolean;
  onClear: () => void;
}

/** The list, or its loading, error or empty state. */
export function Conversations({ list, userId, current, query, isArchive, onClear }: ConversationsProps) {
  const now = useNow();
  const renderLink = usePlainLinks();
  const { origin } = useApi();
  const shown = useMemo(
    () =>
      list.all.map((one) =>
        one.listing
          ? {
              ...one,
              listing: {
                ...one.listing,
                thumbnail_url: photoAddress(one.listing.thumbnail_url, origin),
              },
            }
          : one,
      ),
    [list.all, origin],
  );
  const { pane, ask } = useFocusAfterLast(list);
  if (list.error !== undefined) {
    return (
      <LoadFailure
        title={query === '' ? words.notLoaded : words.notSearched}
        error={list.error}
        onRetry={list.retry}
      />
    );
  }
  if (!list.isLoading && list.all.length === 0)
    return <NoConversations query={query} isArchive={isArchive} onClear={onClear} />;
  return (
    <>
      <ConversationList
        ref={pane}
        conversations={shown}
        loading={list.isLoading}
        now={now}
        currentUserId={userId}
        current={
          current === undefined
            ? undefined
            : { listing_id: current.listingId, other_user_id: current.otherUserId }
        }
        href={hrefOfSummary}
        renderLink={renderLink}
      />
      {list.hasMore && (
        <Button variant="outline" tone="neutral" busy={list.more === 'loading'} onClick={ask}>
          {list.more === 'failed' ? words.moreFailed : words.more}
        </Button>
      )}
    </>
  );
}
