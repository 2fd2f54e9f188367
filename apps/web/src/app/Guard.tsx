import { isAdmin } from '@porchlight/domain';
import { type ReactNode, useCallback, useState } from 'react';
import { Navigate, useLocation } from '../router/index.ts';

import { paths } from '../paths.ts';
import { useSessionView } from '../session/index.ts';
import { useReturnTo } from './returnTo.ts';
import { ScreenLoader } from './ScreenLoader.tsx';
import { StayingContext } from './staying.ts';

/**
 * Who may open a screen: anyone; only the signed-in; only those who are not (sign-in pages); only the administrator.
 * Cosmetic for the administrator's pages: the server decides what they may read.
 */
export type Access = 'public' | 'protected' | 'guest' | 'admin';

export interface GuardProps {
  access: Access;
  children: ReactNode;
}

/** Lets in, sends elsewhere, or waits while it is not known yet who is there. Waiting never redirects. */
export function Guard({ access, children }: GuardProps) {
  const { status, user, isLeaving, hasEnded } = useSessionView();
  const location = useLocation();
  const returnTo = useReturnTo();
  const [isStaying, setStaying] = useState(false);
  const stay = useCallback(() => setStaying(true), []);

  if (access === 'public') return children;
  if (access === 'guest') return status === 'in' ? <Navigate to={returnTo} replace /> : children;
  if (status === 'restoring') return <ScreenLoader />;
  if (access === 'admin') return isAdmin(user) ? children : <Navigate to={paths.home.href()} replace />;
  if (status === 'in' || (isStaying && hasEnded))
    return <StayingContext value={stay}>{children}</StayingContext>;
  // Whoever has just signed out goes home, not to the sign-in page.
  if (isLeaving) return <Navigate to={paths.home.href()} replace />;
  return <Navigate to={paths.login.href(location.pathname + location.search)} replace />;
}
