import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { paths } from '../lib/paths.ts';
import { useSession, useSessionView } from '../session/index.ts';
import { focusHeading } from '../lib/focusHeading.ts';

/**
 * Redirects to the sign-in page, and back afterwards, when a write found the session ended; and home after a
 * sign-out, without waiting: the guard of the page knows the reason. Renders nothing.
 */
export function SessionRedirects() {
  const session = useSession();
  const { hasLeft } = useSessionView();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const wasHome = useRef(false);

  useEffect(() => {
    const undo = [
      session.onSignInNeeded(() => void navigate(paths.login.href(pathname + search))),
      session.onLeave(() => {
        wasHome.current = pathname === paths.home.href();
        if (!wasHome.current) void navigate(paths.home.href());
      }),
    ];
    return () => undo.forEach((stop) => stop());
  }, [session, navigate, pathname, search]);

  useEffect(() => {
    // A sign-out on the home page causes no navigation, and the focused menu disappears: move the focus to
    // the heading.
    return hasLeft && wasHome.current ? focusHeading() : undefined;
  }, [hasLeft]);
  return null;
}
