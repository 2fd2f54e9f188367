import { Suspense, useEffect } from 'react';
import { useLocation } from '../router/index.ts';

import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FailedScreen } from './FailedScreen.tsx';
import { Guard } from './Guard.tsx';
import { Layout } from './Layout.tsx';
import { matchRoute, type RouteMatch } from './matchRoute.ts';
import { PageTransition } from './PageTransition.tsx';
import { RouteParamsProvider } from './routeParams.ts';
import { ScreenLoader } from './ScreenLoader.tsx';
import { pageTitle } from './title.ts';

/** A screen with what every screen has around it: the guard, a place to wait, a place to fail. */
function Page({ route, params }: RouteMatch) {
  const { pathname } = useLocation();
  const { screen: Screen, access, title } = route;
  useEffect(() => {
    // Pages named after their data set their own title as soon as they have it.
    document.title = pageTitle(title);
  }, [title, pathname]);
  return (
    <PageTransition name={pathname}>
      <ErrorBoundary resetKey={pathname} fallback={<FailedScreen />}>
        <Suspense fallback={<ScreenLoader />}>
          <RouteParamsProvider value={params}>
            <Guard access={access}>
              <Screen key={route.path} />
            </Guard>
          </RouteParamsProvider>
        </Suspense>
      </ErrorBoundary>
    </PageTransition>
  );
}

/** The screen that the address names, in the site's layout or without it. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const match = matchRoute(pathname);
  const page = <Page {...match} />;
  return match.route.layout ? <Layout>{page}</Layout> : page;
}
