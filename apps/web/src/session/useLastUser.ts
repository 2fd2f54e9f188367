import { useState } from 'react';

import { useSessionView } from './SessionContext.tsx';
import type { SessionUser } from './store.ts';

/** The signed-in person, or who it was until the session ended: for screens that hold what someone has written. */
export function useLastUser(): SessionUser | null {
  const { user } = useSessionView();
  const [last, setLast] = useState(user);
  if (user !== null && user !== last) setLast(user);
  return user ?? last;
}
