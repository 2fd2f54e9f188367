import { type ConversationsAnswer, sameId } from '@porchlight/domain';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { useApiContext } from '../api/index.ts';
import { deviceStorage } from '../lib/storage.ts';
import { newId } from '../lib/secureContext.ts';

/** Answers that show other people or what is theirs, public and private. */
const showsPeople = (key: unknown): boolean =>
  typeof key === 'string' &&
  /^(@[^/]*)?\/(user\/)?(listings|categories\/|favorites|users|auth\/blocks)/.test(key);

const isConversationList = (key: unknown): boolean =>
  typeof key === 'string' && /^@[^/]*\/messages\/conversations(\?|$)/.test(key);

/** What stands beside conversations: their list, and how much of them is unread. */
const countsMessages = (key: unknown): boolean =>
  isConversationList(key) || (typeof key === 'string' && /^@[^/]*\/messages\/unread-count/.test(key));

const isConversation = (key: unknown): boolean =>
  typeof key === 'string' && /^@[^/]*\/messages\/conversations\//.test(key);

/** Where the other tabs of this browser see that someone was blocked or let back. */
const name = 'blocks-changed';

/** Tells the other tabs. */
export function tellTabs(): void {
  deviceStorage.write(name, newId());
}

/** Calls back when another tab tells. Returns the undoing. */
export function onOtherTabs(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === name && newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/**
 * After someone was blocked or let back. What shows people is forgotten, so that no one who should be out of sight stays
 * there until the answer comes; a list of conversations keeps standing until its own does.
 *
 * @returns `leave` sets off to another page, once the list of conversations there is right, and resolves when it stands:
 *   the one before would ask for what is not there any more
 */
export function useLookAgain(): (leave?: () => Promise<void>) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (leave) => {
      await mutate(countsMessages);
      if (leave === undefined) {
        void mutate(showsPeople, undefined);
        // One that is open stays on the screen.
        void mutate(isConversation);
        return;
      }
      const isForgotten = (key: unknown): boolean => showsPeople(key) || isConversation(key);
      // The page that comes finds no one who is out of sight now, and the one that goes asks for nothing.
      void mutate(isForgotten, undefined, { revalidate: false });
      // SWR still takes what was forgotten for asked: only this has it asked for again, now or on a page that comes later.
      void leave()
        .then(() => mutate(isForgotten))
        // The app, and its cache, may be gone by then.
        .catch(() => undefined);
    },
    [mutate],
  );
}

/**
 * Takes a person out of the lists of conversations that are known. Who was blocked is in none of them, but what has been
 * asked for may have been overtaken by news, and its answer with them left out.
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

/** Public answers that show people: as a member sees them, some may be missing. */
const isPublicOfPeople = (key: unknown): key is string =>
  typeof key === 'string' && /^\/(listings|categories\/[^/]+\/listings|users)/.test(key);

/** Asks for what visitors were shown as the person who is there now; until the answer comes it keeps standing. */
export function useLookAsMember(): () => void {
  const { delivered, failed } = useApiContext();
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    // Hidden from visitors, one's own is there all the same.
    for (const known of [delivered, failed])
      for (const key of known.keys()) if (isPublicOfPeople(key)) known.delete(key);
    void mutate(isPublicOfPeople);
  }, [delivered, failed, mutate]);
}
