import type { AccountAnswer, User } from '@porchlight/domain';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';

import { ownAccount, useResource } from '../api/index.ts';
import { useSession, useUserId, useSessionView } from '../session/index.ts';

/** Caches the signed-in user's record from a server response. */
export function useKeepAccount(): (account: User) => void {
  const { mutate } = useSWRConfig();
  const userId = useUserId();
  return useCallback(
    (account) => {
      // Another user may have signed in meanwhile.
      if (account.id === userId) void mutate(ownAccount(account.id).key, account, { revalidate: false });
    },
    [mutate, userId],
  );
}

/**
 * The signed-in user's full record, revalidated on every mount and on focus, because an email is confirmed
 * elsewhere. `undefined` until loaded. Updates the session.
 */
export function useOwnAccount(): AccountAnswer | undefined {
  const session = useSession();
  const { user } = useSessionView();
  const { data } = useResource(user === null ? null : ownAccount(user.id), {
    revalidateOnFocus: true,
    dedupingInterval: 0,
  });
  // Once per response: by the next render the session may be newer.
  const tell = useEffectEvent((account: AccountAnswer) => {
    if (user?.id !== account.id) return;
    const isNews =
      account.email !== user.email ||
      account.name !== user.name ||
      account.verified !== user.verified ||
      (account.avatar ?? null) !== (user.avatar ?? null);
    // A response without an avatar means that there is none.
    if (isNews) session.updateUser({ ...user, ...account, avatar: account.avatar ?? null });
  });
  useEffect(() => {
    if (data !== undefined) tell(data);
  }, [data]);
  return data?.id === user?.id ? data : undefined;
}
