import { useCallback } from 'react';

import { setBlocked, useApi } from '../api/index.ts';
import { tellTabs, useLookAgain } from './lookAgain.ts';

/**
 * Blocks somebody or lets them back, and has every tab look again.
 *
 * @returns rejects when that did not work. `leave` is done before this tab looks: where it leads, what vanishes is not
 *   on the page any more.
 */
export function useSetBlocked(): (
  personId: string,
  isBlocked: boolean,
  leave?: () => unknown,
) => Promise<void> {
  const api = useApi();
  const lookAgain = useLookAgain();
  return useCallback(
    async (personId, isBlocked, leave) => {
      await setBlocked(api, personId, isBlocked);
      tellTabs();
      await leave?.();
      if (isBlocked)
        void import('./forgetUnseen.ts').then(
          ({ forgetUnseen }) => forgetUnseen(api),
          () => undefined,
        );
      void lookAgain();
    },
    [api, lookAgain],
  );
}
