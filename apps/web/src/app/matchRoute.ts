import { matchRoutes } from 'react-router-dom';

import { notFoundRoute, type RouteEntry, routes } from './routes.tsx';

/** Which entry of the route table an address belongs to, and what the address fills in. */
export interface RouteMatch {
  route: RouteEntry;
  params: Readonly<Record<string, string | undefined>>;
}

const table = [...routes, notFoundRoute];

/**
 * A path that can be decoded: where it cannot, its percent signs stand for themselves. The router would warn, on the
 * server once for everyone who asks.
 */
function readable(pathname: string): string {
  try {
    // A bundler drops a call whose result nobody uses.
    return decodeURIComponent(pathname) && pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}

let last: { pathname: string; match: RouteMatch } | undefined;

/** Finds the screen behind a path, as the router will. Fixed addresses come before patterns, whatever their order. */
export function matchRoute(pathname: string): RouteMatch {
  // A page asks several times, and the router sorts the whole table each time.
  if (last?.pathname !== pathname) {
    const [match] = matchRoutes(table, { pathname: readable(pathname) }) ?? [];
    last = { pathname, match: match ?? { route: notFoundRoute, params: {} } };
  }
  return last.match;
}
