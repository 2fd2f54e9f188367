import { type ConversationsAnswer, sameId } from '@porchlight/domain';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { useApiContext } from '../api/index.ts';
import { deviceStorage } from '../lib/storage.ts';
import { newId } from '../lib/secureContext.ts';

/** Cache keys of responses that show other users or their things, public and private. */
const showsPeople = (key: unknown): boolean =>
  typeof key === 'string' &&
  /^(@[^/]*)?\/(user\/)?(listings|categories\/|favorites|users|auth\/blocks)/.test(key);

const isConversationList = (key: unknown): boolean =>
  typeof key === 'string' && /^@[^/]*\/messages\/conversations(\?|$)/.test(key);

/** Conversation lists and the counts of messages and offers. */
const countsMessages = (key: unknown): boolean =>
  isConversationList(key) ||
  (typeof key === 'string' && /^@[^/]*\/messages\/(unread-count|open-offers)/.test(key));

const isConversation = (key: unknown): boolean =>
  typeof key === 'string' && /^@[^/]*\/messages\/conversations\//.test(key);

/** Storage key that tells other tabs about a changed block. */
const name = 'blocks-changed';

/** Notifies the other tabs. */
export function tellTabs(): void {
  deviceStorage.write(name, newId());
}

/** Calls `listener` when another tab notifies. Returns the unsubscribe function. */
export function onOtherTabs(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === name && newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/**
 * Refreshes data after a block or unblock. Cached data about users is dropped, so that a blocked user
 * disappears at once; a list of conversations stays until its response comes.
 *
 * @returns `leave` navigates to another page once its list of conversations is current, and resolves when it
 * is shown: the current page would request things that no longer exist
 */
export function useLookAgain(): (leave?: () => Promise<void>) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (leave) => {
      await mutate(countsMessages);
      if (leave === undefined) {
        void mutate(showsPeople, undefined);
        // An open conversation stays on the screen.
        void mutate(isConversation);
        return;
      }
      const isForgotten = (key: unknown): boolean => showsPeople(key) || isConversation(key);
      // The next page finds nothing of the blocked user, and the current one requests nothing.
      void mutate(isForgotten, undefined, { revalidate: false });
      // SWR still considers the dropped data fresh; this makes it load again, now or on a later page.
      void leave()
        .then(() => mutate(isForgotten))
        // By then the app and its cache may be gone.
        .catch(() => undefined);
    },
    [mutate],
  );
}

/**
 * Removes a user from cached conversation lists. The server's lists no longer include them, but a list still
 * in flight may have been replaced by live updates.
 */
export function useForgetConversations(): (personId: string) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (personId) => {
      const without = (known: ConversationsAnswer | undefined): ConversationsAnswer | undefined => {
        if (known === undefined) return undefined;
        const conversations = known.conversations.filter(
          ({ other_user_id: otherId }) => !sameId(otherId, personId),
        );
        const gone = known.conversations.length - conversations.length;
        const { pagination } = known;
        return { conversations, pagination: { ...pagination, total: pagination.total - gone } };
      };
      void mutate(isConversationList, without, { revalidate: false });
    },
    [mutate],
  );
}

/** Cache keys of public responses about users, of which a member may not see all. */
const isPublicOfPeople = (key: unknown): key is string =>
  typeof key === 'string' && /^\/(listings|categories\/[^/]+\/listings|users)/.test(key);

/** Requests public data again in the current user's name; the old data stays until the response comes. */
export function useLookAsMember(): () => void {
  const { delivered, failed } = useApiContext();
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    // Owners may see a listing of theirs that is hidden from visitors.
    for (const known of [delivered, failed])
      for (const key of known.keys()) if (isPublicOfPeople(key)) known.delete(key);
    void mutate(isPublicOfPeople);
  }, [delivered, failed, mutate]);
}
