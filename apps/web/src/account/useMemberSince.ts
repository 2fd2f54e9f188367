import { useEffect } from 'react';

import { ownAccount, useResource } from '../api/index.ts';
import { useSession, useSessionView } from '../session/index.ts';

/**
 * The signed-in user's registration date. Tokens don't contain it, so it may need a request. `null` while
 * loading or until the user is known, `undefined` when unknown.
 */
export function useMemberSince(): string | null | undefined {
  const session = useSession();
  const { user } = useSessionView();
  const isMissing = user !== null && user.created_at === undefined;
  const { data, error } = useResource(isMissing ? ownAccount(user.id) : null);
  useEffect(() => {
    if (data !== undefined && user !== null) session.completeUser({ ...user, ...data });
  }, [data, session, user]);
  if (user === null) return null;
  if (!isMissing) return user.created_at;
  return data?.created_at ?? (error === undefined ? null : undefined);
}
