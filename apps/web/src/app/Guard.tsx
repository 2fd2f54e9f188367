import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { paths } from '../lib/paths.ts';
import { restoring, useSessionView } from '../session/index.ts';
import { useReturnTo } from '../lib/returnTo.ts';
import { ScreenLoader } from './ScreenLoader.tsx';
import { StayOpenContext } from '../lib/stayOpen.ts';

/**
 * Who may open a screen: everyone, only members, only visitors (sign-in pages), or only moderators. Cosmetic
 * for moderation pages: the server decides what they may read.
 */
export type Access = 'public' | 'protected' | 'guest' | 'admin';

export interface GuardProps {
  access: Access;
  children: ReactNode;
}

/** Redirects. The loader keeps the footer out of view until the other page is there. */
function SendTo({ href }: { href: string }) {
  return (
    <>
      <Navigate to={href} replace />
      <ScreenLoader />
    </>
  );
}

/**
 * Renders the screen, or redirects. While the user isn't known, as in the server's HTML, it renders the screen too,
 * which then shows its loading state: the same for everyone.
 */
export function Guard({ access, children }: GuardProps) {
  const { status, user, hasLeft, hasEnded } = useSessionView(restoring);
  const [isTheirs, setTheirs] = useState(false);
  if (status === 'in' && !isTheirs) setTheirs(true);
  const location = useLocation();
  const returnTo = useReturnTo();
  const [isStaying, stay] = useState(false);

  if (access === 'public') return children;
  if (access === 'guest') return status === 'in' ? <Navigate to={returnTo} replace /> : children;
  const isKnown = status !== 'restoring';
  if (access === 'admin') return !isKnown || user?.admin ? children : <SendTo href={paths.home.href()} />;
  if (!isKnown || status === 'in' || (isTheirs && isStaying && hasEnded))
    return <StayOpenContext value={stay}>{children}</StayOpenContext>;
  // After a sign-out here the user is on the way home and isn't asked to sign in.
  if (hasLeft && isTheirs) return <ScreenLoader />;
  return <SendTo href={paths.login.href(location.pathname + location.search)} />;
}
