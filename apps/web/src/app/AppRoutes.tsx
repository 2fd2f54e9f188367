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

/** A screen with its guard, loading state and error boundary. */
function Page({ route, params }: RouteMatch) {
  const { pathname } = useLocation();
  const { screen: Screen, access, layout, title } = route;
  const turn = useOwnerKey();
  // Before the effects of the screen, which may then set a title from its data.
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
              {/* Resets the screen when the user changes. Sign-in pages hold nothing but a visitor's
                  input. */}
              <Screen key={`${route.path} ${layout ? turn : ''}`} />
            </Guard>
          </RouteParamsProvider>
        </Suspense>
      </ErrorBoundary>
    </Fragment>
  );
}

/** The screen of the current address, with or without the site's layout. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const match = matchRoute(pathname);
  const { layout, footer } = match.route;
  const page = <Page {...match} />;
  return layout ? <Layout footer={footer}>{page}</Layout> : page;
}
