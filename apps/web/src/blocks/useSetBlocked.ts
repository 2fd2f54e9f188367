import { useCallback } from 'react';

import { setBlocked, useApi } from '../api/index.ts';
import { tellTabs, useForgetConversations, useLookAgain } from './lookAgain.ts';

/**
 * Blocks somebody or lets them back, and has every tab look again.
 *
 * @returns rejects when that did not work; `leave` leads to another page, where what vanishes is not missed
 */
export function useSetBlocked(): (
  personId: string,
  isBlocked: boolean,
  leave?: () => unknown,
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
