import { matchRoutes } from 'react-router-dom';

import { notFoundRoute, type RouteEntry, routes } from './routes.tsx';

/** Which entry of the route table an address belongs to, and what the address fills in. */
export interface RouteMatch {
  route: RouteEntry;
  params: Readonly<Record<string, string | undefined>>;
}

const table = [...routes, notFoundRoute];

function isReadable(pathname: string): boolean {
  try {
    // Compared, since a bundler drops a call whose result nobody uses.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/** A path that can be decoded: where it cannot, its percent signs stand for themselves. */
function readable(pathname: string): string {
  // The router would warn, on the server once for everyone who asks.
  return isReadable(pathname) ? pathname : pathname.replaceAll('%', '%25');
}

/** Finds the screen behind a path, as the router will. Fixed addresses come before patterns, whatever their order. */
export function matchRoute(pathname: string): RouteMatch {
  const [match] = matchRoutes(table, { pathname: readable(pathname) }) ?? [];
  return match ?? { route: notFoundRoute, params: {} };
}
