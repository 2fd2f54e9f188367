import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '../router/index.ts';

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
  const arrived = useRef<() => void>(undefined);

  useEffect(
    () => session.onSignInNeeded(() => void navigate(paths.login.href(pathname + search))),
    [session, navigate, pathname, search],
  );

  // The page they were on stands until the next one is there: its guard must not find them gone and ask them in again.
  useEffect(() => arrived.current?.(), [pathname]);
  useEffect(
    () =>
      session.onLeave(async () => {
        if (pathname === paths.home.href()) return;
        const arrival = new Promise<void>((resolve) => {
          arrived.current = resolve;
        });
        void navigate(paths.home.href());
        await arrival;
      }),
    [session, navigate, pathname],
  );
  return null;
}
