import { useCallback } from 'react';

import { setBlocked, useApi } from '../api/index.ts';
import { tellTabs, useForgetConversations, useLookAgain } from './lookAgain.ts';

/**
 * Blocks someone or lets them back, and has every tab look again.
 *
 * @returns rejects when that did not work; `leave` sets off to another page, where what vanishes is not missed, and
 *   resolves when it stands
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
