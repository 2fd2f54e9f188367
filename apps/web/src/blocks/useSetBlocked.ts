import { useCallback } from 'react';

import { setBlocked, useApi } from '../api/index.ts';
import { tellTabs, useForgetConversations, useLookAgain } from './lookAgain.ts';

/**
 * Blocks or unblocks a user, and refreshes every tab.
 *
 * @returns rejects on failure; `leave` navigates to a page without the blocked user, and resolves when it is
 * shown
 */
export function useSetBlocked(): (
  personId: string,
  isBlocked: boolean,
  leave?: () => Promise<void>,
) => Promise<void> {
  const api = useApi();
  const lookAgain = useLookAgain();
  const forgetConversations = useForgetConversations();
  return useCallback(
    async (personId, isBlocked, leave) => {
      await setBlocked(api, personId, isBlocked);
      tellTabs();
      await lookAgain(
        leave &&
          (() => {
            if (isBlocked) forgetConversations(personId);
            return leave();
          }),
      );
      if (isBlocked)
        void import('./forgetUnseen.ts').then(
          ({ forgetUnseen }) => forgetUnseen(api),
          () => undefined,
        );
    },
    [api, lookAgain, forgetConversations],
  );
}
