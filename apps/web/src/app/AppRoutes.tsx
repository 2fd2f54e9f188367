import { type ReactNode, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

import { notFoundRoute, type RouteEntry, routes } from '../routes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FailedScreen } from './FailedScreen.tsx';
import { Guard } from './Guard.tsx';
import { Layout } from './Layout.tsx';
import { PageTransition } from './PageTransition.tsx';
import { ScreenLoader } from './ScreenLoader.tsx';
import { showTitle } from './title.ts';

/** A screen with what every screen has around it: the guard, a place to wait, a place to fail. */
function Page({ route }: { route: RouteEntry }) {
  const { pathname } = useLocation();
  const { screen: Screen, access, title } = route;
  useEffect(() => {
    // Pages named after their data set their own title as soon as they have it.
    showTitle(title);
  }, [title, pathname]);
  return (
    <PageTransition name={pathname}>
      <ErrorBoundary resetKey={pathname} fallback={<FailedScreen />}>
        <Suspense fallback={<ScreenLoader />}>
          <Guard access={access}>
            <Screen key={route.path} />
          </Guard>
        </Suspense>
      </ErrorBoundary>
    </PageTransition>
  );
}

const entry = (route: RouteEntry): ReactNode => (
  <Route key={route.path} path={route.path} element={<Page route={route} />} />
);

/** The route table as React Router wants it. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {routes.filter(({ layout }) => layout).map(entry)}
        {entry(notFoundRoute)}
      </Route>
      {routes.filter(({ layout }) => !layout).map(entry)}
    </Routes>
  );
}
