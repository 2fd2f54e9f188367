import { matchPath } from 'react-router-dom';

import { notFoundRoute, type RouteEntry, routes } from '../routes.tsx';

/** Which entry of the route table an address belongs to, and what the address fills in. */
export interface RouteMatch {
  route: RouteEntry;
  params: Readonly<Record<string, string | undefined>>;
}

/** Finds the screen behind a path. Fixed addresses come before patterns, whatever their order in the table. */
export function matchRoute(pathname: string): RouteMatch {
  let found: RouteMatch | undefined;
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match === null) continue;
    if (!route.path.includes(':')) return { route, params: {} };
    found ??= { route, params: match.params };
  }
  return found ?? { route: notFoundRoute, params: {} };
}
