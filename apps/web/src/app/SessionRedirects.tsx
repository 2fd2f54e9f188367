import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { paths } from '../lib/paths.ts';
import { useSession, useSessionView } from '../session/index.ts';
import { focusHeading } from '../lib/focusHeading.ts';

/**
 * Takes the person to the sign-in page, and back afterwards, when an act found their session over; and home when they
 * sign out, which waits for nothing: the guard of the page they leave knows why they are gone. Renders nothing.
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
    // Whoever signs out at home is there already: the menu that had the focus goes, and no move gives it to the heading.
    return hasLeft && wasHome.current ? focusHeading() : undefined;
  }, [hasLeft]);
  return null;
}
