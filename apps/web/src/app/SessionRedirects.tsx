import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { paths } from '../paths.ts';
import { useSession } from '../session/index.ts';

/**
 * Takes the person to the sign-in page, and back afterwards, when an act found their session over; and home when they
 * sign out. Renders nothing.
 */
export function SessionRedirects() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(
    () => session.onSignInNeeded(() => void navigate(paths.login.href(pathname + search))),
    [session, navigate, pathname, search],
  );
  useEffect(() => session.onLeave(() => void navigate(paths.home.href())), [session, navigate]);
  return null;
}
