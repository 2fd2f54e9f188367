import { useEffect } from 'react';

import { ownAccount, useResource } from '../api/index.ts';
import { useSession, useSessionView } from '../session/index.ts';

/**
 * Since when the signed-in person is a member. Tokens do not say it: where nothing but them is stored, the server is
 * asked, once. `null` while it is, `undefined` when no one knows.
 */
export function useMemberSince(): string | null | undefined {
  const session = useSession();
  const { user } = useSessionView();
  const isMissing = user !== null && user.created_at === undefined;
  const { data, error } = useResource(isMissing ? ownAccount(user.id) : null);
  useEffect(() => {
    if (data !== undefined && user !== null) session.completeUser({ ...user, ...data });
  }, [data, session, user]);
  if (!isMissing) return user?.created_at;
  return data?.created_at ?? (error === undefined ? null : undefined);
}
