import type { AccountAnswer, User } from '@porchlight/domain';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';

import { ownAccount, useResource } from '../api/index.ts';
import { useSession, useUserId, useSessionView } from '../session/index.ts';

/** Takes over a record of the signed-in person that the server has just answered with. */
export function useKeepAccount(): (account: User) => void {
  const { mutate } = useSWRConfig();
  const userId = useUserId();
  return useCallback(
    (account) => {
      // Another one has signed in meanwhile: it is none of theirs.
      if (account.id === userId) void mutate(ownAccount(account.id).key, account, { revalidate: false });
    },
    [mutate, userId],
  );
}

/**
 * The whole record of the signed-in person, asked for again with every visit and when the tab is looked at again: an address
 * is confirmed somewhere else. `undefined` until it is there. What it says of the person goes into the session.
 */
export function useOwnAccount(): AccountAnswer | undefined {
  const session = useSession();
  const { user } = useSessionView();
  const { data } = useResource(user === null ? null : ownAccount(user.id), {
    revalidateOnFocus: true,
    dedupingInterval: 0,
  });
  // Told once for each answer: the session may know more by the time the page is drawn again.
  const tell = useEffectEvent((account: AccountAnswer) => {
    if (user?.id !== account.id) return;
    const isNews =
      account.email !== user.email ||
      account.name !== user.name ||
      account.verified !== user.verified ||
      (account.avatar ?? null) !== (user.avatar ?? null);
    // Without a picture an answer says nothing of one: the old one has to go.
    if (isNews) session.updateUser({ ...user, ...account, avatar: account.avatar ?? null });
  });
  useEffect(() => {
    if (data !== undefined) tell(data);
  }, [data]);
  return data?.id === user?.id ? data : undefined;
}
