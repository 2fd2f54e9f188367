import { Fragment, Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FailedScreen } from './FailedScreen.tsx';
import { Guard } from './Guard.tsx';
import { Layout } from './Layout.tsx';
import { matchRoute, type RouteMatch } from './matchRoute.ts';
import { RouteParamsProvider } from '../lib/routeParams.ts';
import { useOwnerKey } from '../session/index.ts';
import { ScreenLoader } from './ScreenLoader.tsx';
import { showTitle } from '../lib/title.ts';

/** A screen with what every screen has around it: the guard, a place to wait, a place to fail. */
function Page({ route, params }: RouteMatch) {
  const { pathname } = useLocation();
  const { screen: Screen, access, layout, title } = route;
  const turn = useOwnerKey();
  // Before the effects of the screen: a page named after its data names itself when it has them, at once or later.
  useLayoutEffect(() => {
    showTitle(title);
  }, [title, pathname]);
  return (
    <Fragment key={pathname}>
      <ErrorBoundary
        resetKey={pathname}
        fallback={(error, retry) => <FailedScreen error={error} onRetry={retry} />}
      >
        <Suspense fallback={<ScreenLoader />}>
          <RouteParamsProvider value={params}>
            <Guard access={access}>
              {/* What one person has on a screen is not the next one's. The ways in hold no one's but the visitor's. */}
              <Screen key={`${route.path} ${layout ? turn : ''}`} />
            </Guard>
          </RouteParamsProvider>
        </Suspense>
      </ErrorBoundary>
    </Fragment>
  );
}

/** The screen that the address names, in the site's layout or without it. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const match = matchRoute(pathname);
  const page = <Page {...match} />;
  return match.route.layout ? <Layout>{page}</Layout> : page;
}
