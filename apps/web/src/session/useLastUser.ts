import { useState } from 'react';

import { useSessionView } from './SessionContext.tsx';
import type { SessionUser } from './store.ts';

/** The signed-in user, or the last one after the session has ended: for screens with unsent text. */
export function useLastUser(): SessionUser | null {
  const { user } = useSessionView();
  const [last, setLast] = useState(user);
  if (user !== null && user !== last) setLast(user);
  return user ?? last;
}
