import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { isMissing, listing, useApi } from '../api/index.ts';
import { deviceStorage } from '../lib/storage.ts';
import { forgetViewed, viewedListings } from '../listings/viewed/viewedListings.ts';

/** Answers that show other people or what is theirs, public and private. */
const showsPeople = (key: unknown): boolean =>
  typeof key === 'string' &&
  /^(@[^/]*)?\/(user\/)?(listings|categories\/|favorites|users|auth\/blocks)/.test(key);

const showsMessages = (key: unknown): boolean => typeof key === 'string' && /^@[^/]*\/messages/.test(key);

/** Where the other tabs of this browser see that somebody was blocked or let back. */
const name = 'blocks-changed';

/** Tells the other tabs. */
export function tellTabs(): void {
  deviceStorage.write(name, crypto.randomUUID());
}

/**
 * After somebody was blocked or let back. What shows people is forgotten, so that nobody who should be out of sight stays
 * there until the answer comes; conversations keep standing until theirs does.
 */
export function useLookAgain(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(() => Promise.all([mutate(showsPeople, undefined), mutate(showsMessages)]), [mutate]);
}

/** Takes what cannot be seen any more out of the listings that this device remembers. */
export function useForgetUnseen(): () => Promise<unknown> {
  const api = useApi();
  return useCallback(
    () =>
      Promise.all(
        viewedListings().map(async ({ id }) => {
          try {
            await listing(id).fetch(api);
          } catch (error) {
            if (isMissing(error)) forgetViewed(id);
          }
        }),
      ),
    [api],
  );
}
